/** What can be intended for a whole battle, in Spanish. By the intention's name: its name and its sentence. */
export const intentionTexts: Readonly<Record<string, readonly [name: string, text: string]>> = {
  'form square': ['formar el cuadro', 'La infantería contra la que se carga intenta formar el cuadro.'],
  'good troops form square': [
    'forman el cuadro las buenas tropas',
    'La infantería de grado A a C contra la que se carga intenta formar el cuadro; la demás resiste.',
  ],
  'never form square': ['no formar nunca el cuadro', 'La infantería contra la que se carga resiste tal como está.'],
  evade: ['eludir el combate', 'Quien puede eludir un ataque lo elude.'],
  'never evade': ['no eludir nunca el combate', 'Nadie elude un ataque.'],
  countercharge: ['contracargar', 'La caballería se lanza contra quien carga cerca de ella.'],
  'never countercharge': ['no contracargar nunca', 'La caballería no contracarga.'],
  'never pursue': ['no perseguir nunca', 'La caballería que queda controlada tras una carga descansa.'],
  'losses to the strongest': [
    'bajas a la más fuerte',
    'Las bajas que se pueden elegir recaen en la unidad con más puntos.',
  ],
  'stop soon': ['detenerse pronto', 'Quien puede poner fin a una retirada se detiene en cuanto puede.'],
  'fall back far': [
    'retirarse lejos',
    'Quien se retira deja al enemigo lo más atrás que puede, y hace todo el camino.',
  ],
  'face the enemy when back': ['dar frente al retirarse', 'Quien se ha retirado mira al enemigo más cercano.'],
  'never advance': ['no avanzar nunca', 'Nadie avanza tras un combate.'],
  advance: ['avanzar', 'Quien puede avanzar tras un combate avanza.'],
  'face the enemy when ahead': ['dar frente al avanzar', 'Quien ha avanzado mira al enemigo más cercano.'],
  'fire in defense': ['disparar en defensa', 'En el fuego defensivo dispara todo el que puede.'],
  'hold fire in defense': ['callar en defensa', 'En el fuego defensivo no dispara nadie.'],
}
