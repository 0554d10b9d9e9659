# For people new to Orléans.

orleans-about = Draw followers from your bag, set them to work, and recruit more: farmers, boatmen, scholars, knights. Travel the Loire, build stations, and gather goods.
