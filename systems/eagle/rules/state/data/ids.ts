/**
 * The names that the data files use, in the order in which the rules count them. Kept apart from the schemas, for code
 * that plays and reads no files.
 */
export const SIDE_IDS = ['french', 'spanish'] as const
export const ORDER_IDS = ['none', 'march', 'harass', 'attack', 'defend', 'retreat'] as const
export const GRADES = 'ABCDEF'
export const ARM_IDS = ['infantry', 'cavalry', 'artillery', 'cart'] as const
export const CLASS_IDS = ['light', 'medium', 'heavy'] as const
export const FIRE_RESULTS = ['---', 'D', 'M', 'R', '1', '1M', '1R', '2D', '2M', '2R', '3D', '3R'] as const
export const SHOCK_RESULTS = ['---', 'AB', 'A1', 'A2', 'BM', 'D1', 'D2', 'DB'] as const
export const MORALE_RESULTS = ['---', 'D', 'R'] as const
export const ODDS = ['1-4', '1-3', '1-2', '1-1', '3-2', '2-1', '3-1', '4-1', '5-1'] as const
export const PLACE_IDS = ['bailen', 'sanCristobal'] as const
