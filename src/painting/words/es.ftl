### What a map of hexes says, in Spanish: the terms of the Spanish game of the Eagle.

## signs

# levels
signs-levels = niveles
# slope
signs-slope = desnivel moderado
# impassable slope
signs-steep = desnivel impasable
# top and its level
signs-spot = cima y su nivel
# olive grove
signs-grove = olivar
# wood
signs-wood = bosque
# town
signs-town = pueblo
# village and its streets
signs-village = aldea y sus calles
# river
signs-river = río
# stream
signs-stream = arroyo
# bridge
signs-bridge = puente
# ford
signs-ford = vado
# highway
signs-highway = carretera
# road
signs-road = camino
# track (decoration)
signs-track = vereda (adorno)
# fields (decoration)
signs-fields = campos (adorno)
# single olives (decoration)
signs-olives = olivos sueltos (adorno)
# not played on
signs-shaded = fuera de juego
# ground reconstructed
signs-reconstructed = terreno reconstruido
