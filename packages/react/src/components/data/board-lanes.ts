import type { ComponentProps } from '../../generated/component-props.ts';

/** A card as the catalog describes it. */
export type BoardCard = NonNullable<NonNullable<ComponentProps['KanbanBoard']['board']>[number]['cards']>[number];
/** A lane and the cards in it, from the top. */
export type BoardLane = { readonly title: string; readonly cards: readonly BoardCard[] };
/** Where a card stands: the number of its lane, and its number in the lane, from 0. */
export type CardPlace = { readonly lane: number; readonly index: number };

/** The id of a card in events; the title stands in. */
export function cardId({ id, title }: { id: string | undefined; title: string }): string {
  return id ?? title;
}

/** The lanes after a card went to another place; `index` counts the cards that were there before it came. */
export function moveCard(lanes: readonly BoardLane[], from: CardPlace, to: CardPlace): readonly BoardLane[] {
  const card = lanes[from.lane]?.cards[from.index];
  if (card === undefined || lanes[to.lane] === undefined) return lanes;
  return lanes.map((lane, at) => {
    const rest = at === from.lane ? lane.cards.toSpliced(from.index, 1) : lane.cards;
    return at === to.lane
      ? { ...lane, cards: rest.toSpliced(Math.min(to.index, rest.length), 0, card) }
      : { ...lane, cards: rest };
  });
}
