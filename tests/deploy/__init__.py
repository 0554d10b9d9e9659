"""What brings a house to machines: containers, services, proxies."""
