/** What the later tables change, in Spanish. By rule: title and gist. */
export const gistsOfLaterTables: Readonly<Record<string, readonly [title: string, gist: string]>> = {
  RD1: [
    'La letra del fuego, tablas posteriores',
    'Opción laterFire: una D (allí P) en fuego defensivo impide atacar a todo el apilamiento; la batería alcanzada calla en su turno siguiente; cualquier otra unidad alcanzada que no vaya a atacar hace una prueba de moral. Una R también hace callar a una batería.',
  ],
  RD2: [
    'Alcance de la artillería, tablas posteriores',
    'Opción laterRanges: la artillería pesada, media y ligera alcanza a 5, 4 y 3 hexágonos; su factor es el impreso a 1 hexágono, la mitad más a 2 y 3, la mitad más allá; un cuarto más contra un cuadro contiguo.',
  ],
  RD5: [
    'Profundidad del apilamiento, tablas posteriores',
    'Opción laterDepth: a más de 2 hexágonos, -1 para la segunda unidad de un apilamiento, -2 para la tercera y las siguientes.',
  ],
  RD7: [
    'Más modificadores del fuego, tablas posteriores',
    'Opción laterFireModifiers: +2 por el fuego contra un flanco.',
  ],
  RD10: [
    'Apilamiento, tablas posteriores',
    'Opción laterStacking: en terreno despejado, 24 puntos de infantería, 18 con un cuadro, 16 de caballería, 3 baterías solas o 1 con otras unidades; en edificios, 18 puntos de infantería; en bosque, 1 batallón; en ambos, 1 regimiento de caballería y 1 batería.',
  ],
  RD15: [
    'Moral, tablas posteriores',
    'Opción laterMorale: -1 para las unidades desorganizadas, como para las que están en desbandada; +1 para la caballería que llega ante infantería que no ha formado el cuadro; -1 en una prueba tras una carga; en la reorganización, una R pone en desbandada a una unidad desorganizada.',
  ],
  RD19: [
    'Choque, tablas posteriores',
    'Opción laterShock: infantería, +1 contra cuadros y +2 contra guerrillas, +1 desde un flanco; se comparan los grados de las unidades superiores; con D1 también hace la prueba el defensor; la artillería que está sola en un hexágono se pierde con D1, D2 y DB.',
  ],
  RD26: [
    'Control de la caballería, tablas posteriores',
    'Opción laterControl: -2 por cada ataque al que la unidad se ha visto arrastrada en esta fase por una tirada fallida.',
  ],
  RD27: [
    'Suizos contra suizos, tablas posteriores',
    'Opción laterSwiss: combaten, con -2 al dado de fuego y de choque, en vez de apartarse.',
  ],
}
