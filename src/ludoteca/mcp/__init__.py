"""Games for language models: a server of the Model Context Protocol, whose client sits at tables like any guest."""
