house-name = Ludoteca
