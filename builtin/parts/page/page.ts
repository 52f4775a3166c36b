import type { UiType } from '#contract/spec/ui-type.ts';
import { part, type Part } from '#builtin/part.ts';
import { namedButtons } from '#builtin/parts/actions/named-buttons.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

// Screens whose own buttons don't use up what the prompt says about buttons.
const TAKES_BUTTONS: ReadonlySet<UiType> = new Set([
  'dashboard',
  'list_table',
  'detail_view',
  'calendar',
  'board',
  'map',
  'other',
]);

/** How wide a page grows: a form stays narrow, a board takes all there is. */
export type PageWidth = 'sm' | 'md' | 'lg' | 'xl' | 'full';

/** A whole screen: its name with its actions, then its content from top to bottom. */
export function page(u: Understanding, title: string, width: PageWidth, actions: Part[], content: Part[]): Part {
  const buttons = actions.length === 0 && TAKES_BUTTONS.has(u.uiType) ? namedButtons(u) : actions;
  const header = part('header', 'PageHeader', { title, eyebrow: ownerLine(u, title), description: subtitleOf(u) }, [
    ...buttons.filter((button) => !isPrimary(button)),
    ...buttons.filter(isPrimary),
  ]);
  return part('root', 'Container', { maxWidth: width }, [part('page', 'Stack', { gap: 'lg' }, [header, ...content])]);
}

// At the end edge of a line the one that matters stands last.
function isPrimary({ props }: Part): boolean {
  return props['variant'] === 'primary';
}

/** The line under a title that the prompt asks for. */
export function subtitleOf(u: Understanding): string | undefined {
  return quotedAs('description', u.quoted);
}

function ownerLine({ named }: Understanding, title: string): string | undefined {
  return named.owner !== undefined && !title.includes(named.owner) ? named.owner : undefined;
}

/** A screen with more parts between the header of its page and what follows; on top where it has no header. */
export function belowHeader(screen: Part, parts: readonly Part[]): Part {
  const stack = screen.children.find(({ id }) => id === 'page');
  const host = stack ?? screen;
  const at = host.children[0]?.type === 'PageHeader' ? 1 : 0;
  const filled = { ...host, children: host.children.toSpliced(at, 0, ...parts) };
  return stack === undefined
    ? filled
    : { ...screen, children: screen.children.map((child) => (child === stack ? filled : child)) };
}

/** A screen with more parts at the end of its page: in the innermost stack that holds all of its content. */
export function below(screen: Part, more: readonly Part[]): Part {
  const [only] = screen.children;
  if (screen.children.length === 1 && only !== undefined && (screen.type === 'Container' || only.type === 'Stack'))
    return { ...screen, children: [below(only, more)] };
  if (screen.type === 'Stack' || screen.type === 'Container')
    return { ...screen, children: [...screen.children, ...more] };
  return part('page', 'Stack', { gap: 'lg' }, [screen, ...more]);
}
