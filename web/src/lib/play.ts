/** What is said in messages and options, and the colours of the seats. */

/** An argument of a message: a token, a number, a flag, or a list of them. */
export type Argument = string | number | boolean;
export type Arguments = Record<string, Argument | Argument[]>;

export type OptionValue = string | number | boolean;

export type Colour = 'red' | 'blue' | 'black' | 'green' | 'orange' | 'pink' | 'yellow';
