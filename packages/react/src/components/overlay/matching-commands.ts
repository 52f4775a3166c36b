import type { ComponentProps } from '../../generated/component-props.ts';

/** A group of a CommandPalette. */
export type CommandGroup = ComponentProps['CommandPalette']['groups'][number];

/** The commands whose label holds every word of the query; groups that are left empty are gone. */
export function matchingCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return groups.flatMap((group) => {
    const items = group.items.filter(({ label }) => words.every((word) => folded(label).includes(word)));
    return items.length === 0 ? [] : [{ ...group, items }];
  });
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
}
