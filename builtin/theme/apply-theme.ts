import { definitionOf } from '#catalog/components.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Part } from '../part.ts';
import type { Theme } from './read-theme.ts';

const DARK = { page: '#0f172a', card: '#1e293b', line: '#334155', text: '#f1f5f9' };
const TIGHTER: { [gap: string]: string } = { xl: 'lg', lg: 'md', md: 'sm' };
const WIDER: { [gap: string]: string } = { sm: 'md', md: 'lg', lg: 'xl' };
// Components whose accent is the fill of what is chosen or pressed, not the colour of a title.
const CHOSEN = new Set([
  'Checkbox',
  'Switch',
  'Radio',
  'Slider',
  'Stepper',
  'Tabs',
  'SegmentedControl',
  'Calendar',
  'DatePicker',
  'DateRangePicker',
  'QuantityStepper',
  'MultiSelect',
  'PlanCard',
  'PromptInput',
]);
const CONTROLS = new Set(['Button', 'Input', 'Select', 'Textarea', 'SearchInput', 'NumberInput']);

/** Gives a screen the looks of a theme, by the props that its components have for them; what is set already stays. */
export function withTheme(screen: Part, theme: Theme): Part {
  if (Object.keys(theme).length === 0) return screen;
  const dressed = (one: Part): Part => ({
    ...one,
    props: { ...offered(one, looksOf(one, theme)), ...one.props, ...respaced(one, theme) },
    children: one.children.map(dressed),
  });
  return dressed(screen);
}

function looksOf({ type, props }: Part, theme: Theme): JsonObject {
  const { accent, isDark, density, radius, surface, isPlain, palette } = theme;
  const isCard = type === 'Card' || type === 'PlanCard';
  return {
    ...(accent !== undefined && (CHOSEN.has(type) || (type === 'Button' && props['variant'] === 'primary'))
      ? { accent: accent.fill, accentText: accent.text }
      : {}),
    ...(isDark === true && type === 'Container' ? { bg: DARK.page, color: DARK.text } : {}),
    ...(isDark === true && isCard ? { bg: DARK.card, color: DARK.text, borderColor: DARK.line } : {}),
    ...(density !== undefined && CONTROLS.has(type) ? { size: density === 'compact' ? 'sm' : 'lg' } : {}),
    ...(density === 'compact' ? { density: 'compact' } : {}),
    ...(density === 'compact' && isCard ? { padding: 'sm' } : {}),
    ...(radius !== undefined && (isCard || type === 'Button')
      ? { radius: isCard && radius === 'full' ? 'lg' : radius }
      : {}),
    ...(surface !== undefined && type === 'Card' ? { surface } : {}),
    ...(isPlain === true && type === 'Card' ? { bordered: false } : {}),
    ...(palette === undefined ? {} : { palette }),
  };
}

// Space between things is set in most places; a density moves it by one step.
function respaced({ type, props }: Part, { density }: Theme): JsonObject {
  const { gap } = props;
  if (density === undefined || typeof gap !== 'string') return {};
  const moved = (density === 'compact' ? TIGHTER : WIDER)[gap];
  return moved === undefined ? {} : offered({ type }, { gap: moved });
}

function offered({ type }: Pick<Part, 'type'>, looks: JsonObject): JsonObject {
  const known = definitionOf(type)?.props ?? {};
  return Object.fromEntries(
    Object.entries(looks).filter(([prop, value]) => {
      const definition = Object.hasOwn(known, prop) ? known[prop] : undefined;
      return definition !== undefined && (typeof value !== 'string' || (definition.values?.includes(value) ?? true));
    }),
  );
}
