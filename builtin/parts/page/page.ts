import type { Json } from '#contract/json/json.ts';
import type { UiType } from '#contract/spec/ui-type.ts';
import { part, type Part } from '#builtin/part.ts';
import { namedButtons } from '#builtin/parts/actions/named-buttons.ts';
import { isEmpty } from '#builtin/understand/data/data-shape.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { quotedAs } from '#builtin/understand/words/quoted.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

// These screens don't use the buttons that the prompt names, so the page header shows them.
const BUTTONS_IN_HEADER: ReadonlySet<UiType> = new Set([
  'dashboard',
  'list_table',
  'detail_view',
  'calendar',
  'board',
  'map',
  'other',
]);

/** Maximum width of a page: a form stays narrow, a board takes the whole width. */
export const PAGE_WIDTHS = ['sm', 'md', 'lg', 'xl', 'full'] as const;
export type PageWidth = (typeof PAGE_WIDTHS)[number];

/** A whole screen: a header with the title and the actions, then the content from top to bottom. */
export function page(u: Understanding, title: string, width: PageWidth, actions: Part[], content: Part[]): Part {
  const buttons = actions.length === 0 && BUTTONS_IN_HEADER.has(u.uiType) ? namedButtons(u) : actions;
  const header = part('header', 'PageHeader', { title, eyebrow: ownerLine(u, title), description: subtitleOf(u) }, [
    ...buttons.filter((button) => !isPrimary(button)),
    ...buttons.filter(isPrimary),
  ]);
  const told = content.map((one) => unlessTitled(one, title));
  return part('root', 'Container', { maxWidth: width }, [part('page', 'Stack', { gap: 'lg' }, [header, ...told])]);
}

// A card does not say the title of its page again.
function unlessTitled(one: Part, title: string): Part {
  const own = one.props['title'];
  if (one.type !== 'Card' || typeof own !== 'string' || foldText(own) !== foldText(title)) return one;
  return { ...one, props: Object.fromEntries(Object.entries(one.props).filter(([name]) => name !== 'title')) };
}

// Primary buttons come last, at the end edge of the header.
function isPrimary({ props }: Part): boolean {
  return props['variant'] === 'primary';
}

/** The subtitle that the prompt quotes. */
export function subtitleOf(u: Understanding): string | undefined {
  return quotedAs('description', u.quoted);
}

// Beside data, whose screen it is says less than the data does.
function ownerLine({ named, data }: Understanding, title: string): string | undefined {
  if (!isEmpty(data)) return undefined;
  return named.owner !== undefined && !title.includes(named.owner) ? named.owner : undefined;
}

/** Inserts parts right below the page header, or at the top of a screen without one. */
export function belowHeader(screen: Part, parts: readonly Part[]): Part {
  const stack = screen.children.find(({ id }) => id === 'page');
  const host = stack ?? screen;
  const at = host.children[0]?.type === 'PageHeader' ? 1 : 0;
  const extended = { ...host, children: host.children.toSpliced(at, 0, ...parts) };
  return stack === undefined
    ? extended
    : { ...screen, children: screen.children.map((child) => (child === stack ? extended : child)) };
}

/** Puts a line under the title of a screen, if it has a header without one; undefined if it has not. */
export function withSubtitle(screen: Part, text: Json, views: NonNullable<Part['views']>): Part | undefined {
  if (screen.type === 'PageHeader') {
    const { description } = screen.props;
    if (description !== undefined) return undefined;
    return { ...screen, props: { ...screen.props, description: text }, views: { ...screen.views, ...views } };
  }
  const [first, ...others] = screen.children;
  const headed = first === undefined ? undefined : withSubtitle(first, text, views);
  return headed === undefined ? undefined : { ...screen, children: [headed, ...others] };
}

/** Appends parts at the end of a screen, in the innermost stack that holds all of its content. */
export function below(screen: Part, more: readonly Part[]): Part {
  const [only] = screen.children;
  if (screen.children.length === 1 && only !== undefined && (screen.type === 'Container' || only.type === 'Stack'))
    return { ...screen, children: [below(only, more)] };
  if (screen.type === 'Stack' || screen.type === 'Container')
    return { ...screen, children: [...screen.children, ...more] };
  return part('page', 'Stack', { gap: 'lg' }, [screen, ...more]);
}
