import { definitionOf } from '#catalog/components.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Part } from '../part.ts';
import type { Theme } from './read-theme.ts';

const DARK = { page: '#0f172a', card: '#1e293b', line: '#334155', text: '#f1f5f9' };
const TIGHTER: { [gap: string]: string } = { xl: 'lg', lg: 'md', md: 'sm' };
const WIDER: { [gap: string]: string } = { sm: 'md', md: 'lg', lg: 'xl' };
// Components whose accent is the fill of the selected or pressed part, not the colour of a title.
const ACCENT_IS_FILL = new Set([
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

/** Applies a theme through the style props of the components. Props that are already set are kept, except for gaps. */
export function withTheme(screen: Part, theme: Theme): Part {
  if (Object.keys(theme).length === 0) return screen;
  const themed = (one: Part): Part => ({
    ...one,
    props: { ...supported(one, styleOf(one, theme)), ...one.props, ...adjustedGap(one, theme) },
    children: one.children.map(themed),
  });
  return themed(screen);
}

function styleOf({ type, props }: Part, theme: Theme): JsonObject {
  const { accent, isDark, density, radius, surface, isPlain, palette } = theme;
  const isCard = type === 'Card' || type === 'PlanCard';
  return {
    ...(accent !== undefined && (ACCENT_IS_FILL.has(type) || (type === 'Button' && props['variant'] === 'primary'))
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

// Most gaps are already set, so a density changes them by one step.
function adjustedGap({ type, props }: Part, { density }: Theme): JsonObject {
  const { gap } = props;
  if (density === undefined || typeof gap !== 'string') return {};
  const adjusted = (density === 'compact' ? TIGHTER : WIDER)[gap];
  return adjusted === undefined ? {} : supported({ type }, { gap: adjusted });
}

function supported({ type }: Pick<Part, 'type'>, style: JsonObject): JsonObject {
  const known = definitionOf(type)?.props ?? {};
  return Object.fromEntries(
    Object.entries(style).filter(([prop, value]) => {
      const definition = Object.hasOwn(known, prop) ? known[prop] : undefined;
      return definition !== undefined && (typeof value !== 'string' || (definition.values?.includes(value) ?? true));
    }),
  );
}
