## signs
## What the legend of any map of hexes calls its signs. A system has its own words for its terrains.

signs-levels = levels
signs-slope = slope
signs-steep = impassable slope
signs-spot = top and its level
signs-grove = olive grove
signs-wood = wood
signs-town = town
signs-village = village and its streets
signs-river = river
signs-stream = stream
signs-bridge = bridge
signs-ford = ford
signs-highway = highway
signs-road = road
signs-track = track (decoration)
signs-fields = fields (decoration)
signs-olives = single olives (decoration)
signs-shaded = not played on
signs-reconstructed = ground reconstructed
