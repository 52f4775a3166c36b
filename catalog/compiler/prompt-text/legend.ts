import {
  ALIGNS,
  ASPECTS,
  DENSITIES,
  GAPS,
  HEADING_LEVELS,
  MOTIONS,
  ORIENTATIONS,
  PALETTES,
  RADII,
  SHADOWS,
  SIZES,
  TONES,
} from '#catalog/compiler/vocabulary/menus.ts';

/** Common enums by prop name: a prop with exactly these values shows only its name. */
export const USUAL_MENUS: { readonly [name: string]: string } = {
  tone: TONES.join('|'),
  size: SIZES.join('|'),
  gap: GAPS.join('|'),
  shadow: SHADOWS.join('|'),
  radius: RADII.join('|'),
  motion: MOTIONS.join('|'),
  palette: PALETTES.join('|'),
  align: ALIGNS.join('|'),
  aspect: ASPECTS.join('|'),
  density: DENSITIES.join('|'),
  orientation: ORIENTATIONS.join('|'),
  titleLevel: HEADING_LEVELS.join('|'),
};

/** Explains compact lines and full entries; placed once before them in a prompt. */
export const LEGEND = `Name(props)children >events: when to use it
name! required · *name write target · name text · name# number · name? boolean, ?+ true by default
name[] list of texts · name[#] of numbers · name[{a!,b#}] of objects with these members · name{} record · {…} see its entry
name:kind any other kind · name:a|b one of these words · name:x the menu of x in the same line
(…)+ takes children · (…)+Type only those · no + none
${Object.entries(USUAL_MENUS)
  .map(([name, menu]) => `${name} is ${menu}`)
  .join(' · ')}`;
