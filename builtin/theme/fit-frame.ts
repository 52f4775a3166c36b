import { part, type Part } from '../part.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const PHONE = wordList(
  'react native|expo|ios|iphone|swiftui|android|jetpack|compose multiplatform|flutter|ionic|capacitor',
  'mobile|phone|handy|smartphone',
);
const TOUCH = /\b(?:kiosk|touch ?screen|tv|tvos|terminal|point of sale|pos)\b/;

/**
 * Fits a screen to the device that `context.framework_hint` names. On a phone, everything is in one column, submit buttons
 * are as wide as the screen, and the header's buttons move below the content, in reach of a thumb. On a kiosk, controls are
 * large.
 */
export function fitFrame(screen: Part, frameworkHint: string | undefined): Part {
  const words = foldText(frameworkHint ?? '').replaceAll(/[-_]/g, ' ');
  if (says(PHONE, words)) return bottomBar(onPhone(screen));
  return TOUCH.test(words) ? onTouch(screen) : screen;
}

function onPhone(one: Part): Part {
  return { ...one, props: narrow(one), children: one.children.map(onPhone) };
}

function narrow({ type, props, children }: Part): Part['props'] {
  switch (type) {
    case 'Container':
      return { ...props, maxWidth: 'sm', padding: 'sm' };
    case 'Grid': {
      const { template: _, minColWidth: __, ...rest } = props;
      return { ...rest, columns: 1 };
    }
    case 'StatGroup':
      return { ...props, columns: Math.min(2, children.length) };
    case 'Button':
      return props['submit'] === true ? { ...props, fullWidth: true } : props;
    default:
      return props;
  }
}

// Moves the buttons of the page header to the end of the page.
function bottomBar(screen: Part): Part {
  const stack = screen.children.find(({ id }) => id === 'page');
  const [header, ...content] = stack?.children ?? [];
  if (stack === undefined || header?.type !== 'PageHeader' || header.children.length === 0) return screen;
  const buttons = header.children.map((button) =>
    button.type === 'Button' ? { ...button, props: { ...button.props, fullWidth: true } } : button,
  );
  const bar = part('bottomBar', 'Stack', { gap: 'sm' }, buttons);
  const page = { ...stack, children: [{ ...header, children: [] }, ...content, bar] };
  return { ...screen, children: screen.children.map((child) => (child === stack ? page : child)) };
}

function onTouch(one: Part): Part {
  const isControl = one.type === 'Button' || one.type === 'Input' || one.type === 'Select';
  return { ...one, props: isControl ? { ...one.props, size: 'lg' } : one.props, children: one.children.map(onTouch) };
}
