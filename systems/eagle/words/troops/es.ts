import en from './en.ts'

type Words = Readonly<Record<string, string>>

const carts: Words = Object.fromEntries(Array.from({ length: 10 }, (_, k) => [`FR-CART${k + 1}`, `Carro ${k + 1}`]))

/** Regiments are called as their counters call them, in both languages: these are the others. */
const units: Words = {
  'FR-CHA-ART': 'Artillería de Chabert',
  'FR-DPR-ART': 'Artillería ligera a caballo de Dupré',
  'FR-2CUP-A': '2Cuir.Prov. (destacamento)',
  'FR-CON-ART': '1.ª artillería ligera (convoy)',
  ...carts,
  'FR-VDL-ART': 'Artillería ligera de la división Vedel',
  'FR-DUF-ART': 'Artillería ligera de Dufour',
  'SP-GWC': '3Gd.Walona (cazadores)',
  'SP-VEN-ART': 'Artillería media a caballo de Venegas',
  'SP-RED-ART': 'Artillería pesada de la división Reding',
  'SP-COU-ART': 'Artillería media a caballo de Coupigny',
  'SP-LAP-ART1': 'Artillería media a caballo de La Peña 1',
  'SP-LAP-ART2': 'Artillería media a caballo de La Peña 2',
}

const formations: Words = {
  CHA: 'Brigada Chabert',
  DPR: 'Brigada Dupré (caballería ligera)',
  PRI: 'Brigada Privé (dragones y coraceros)',
  PAN: 'Brigada Pannetier',
  SCH: 'Brigada Schramm (regimientos suizos que fueron de España)',
  CON: 'Convoy y escolta',
  DUP: 'Tropas directas de Dupont',
  POI: 'Brigada Poinsot',
  CAS: 'Brigada Cassagne',
  BOU: 'Brigada Boussart (caballería)',
  DUF: 'Brigada Dufour',
  LEF: 'Brigada Lefranc',
  VDL: 'División Vedel, tropas directas',
  VEN: 'Brigada Venegas',
  RED: 'División Reding (tropas a sus órdenes directas)',
  COU: 'División Coupigny',
  COR: 'Retaguardia del coronel de la Corona',
  LAP: 'División La Peña',
  CRZ: 'Brigada Cruz Mourgeon',
}

/** Unidades, comandantes y grandes unidades, por su clave. */
const es: Readonly<Record<keyof typeof en, Words>> = {
  units: { ...en.units, ...units },
  leaders: en.leaders,
  formations: { ...en.formations, ...formations },
}
export default es
