/**
 * The refusals about markers of unknown strength (FFD, optional rules 1 to 5) in Spanish, by their English sentences.
 */
export const refusalsOfMarkers: Readonly<Record<string, string>> = {
  'Markers of your own are laid and moved, in your own phase.':
    'Solo se colocan y mueven las FFD propias, y en tu propia fase.',
  'Take the first marker in stock, to lie under a stack the last one; each is laid once in a movement.':
    'Toma la primera FFD disponible o, para ponerla bajo un apilamiento, la última; cada una se coloca una vez por movimiento.',
  'That marker stands for nobody on the map.': 'Esa FFD no sustituye a nadie en el mapa.',
  'A marker stands for troops of your own that nobody covers yet.':
    'Una FFD sustituye a tropas tuyas que no cubre aún ninguna otra.',
  'Carts, routed troops and skirmishers are not covered, nor who has moved in this phase.':
    'No se cubren carros, tropas en desbandada ni guerrillas, ni a quien ha movido en esta fase.',
  'The enemy would find the marker there at once.': 'Ahí el enemigo descubriría la FFD al instante.',
  'Only troops under maneuver orders go in a column under one marker.':
    'Solo van en columna bajo una misma FFD tropas con órdenes de maniobra.',
  'The next stack of a column stands beside the last one, and joins before the column moves.':
    'El siguiente apilamiento de una columna está contiguo al último, y se le une antes de que la columna mueva.',
  'A false marker is laid in a free hex beside own troops.':
    'Una FFD vacía se coloca en un hexágono libre contiguo a tropas propias.',
  'At most two markers lie under a stack.': 'Bajo un apilamiento se ponen como mucho dos FFD.',
  'Markers move hex by hex.': 'Las FFD mueven hexágono a hexágono.',
  'Own troops stand there: take the marker off to join or to pass them.':
    'Hay allí tropas propias: quita la FFD para unirte a ellas o para pasar.',
  'Beside an enemy piece it would be found: take it off first.':
    'Contigua a una ficha enemiga sería descubierta: quítala antes.',
  'It has not the movement points: the slowest of a stack counts, a false marker has those of light cavalry.':
    'Le faltan puntos de movimiento: en un apilamiento cuentan los del más lento, y una FFD vacía tiene los de la caballería ligera.',
  'A stack goes with its marker as one: with nobody who has moved by himself, runs or is a cart.':
    'Un apilamiento mueve con su FFD como un todo: sin nadie que haya movido por su cuenta, huya o sea un carro.',
  'It goes with the marker on top of its stack in this movement.':
    'En este movimiento va con la FFD que tiene encima su apilamiento.',
  'Troops under a marker have to close with the enemy too, while a way is open.':
    'También las tropas bajo una FFD tienen que acercarse al enemigo mientras haya un camino abierto.',
}
