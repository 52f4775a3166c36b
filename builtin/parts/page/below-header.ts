import type { Part } from '#builtin/part.ts';

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
