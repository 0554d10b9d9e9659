"""The lab: play-outs, tournaments and measurements for people who study the games or write bots."""
