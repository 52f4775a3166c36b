import { part, type Part } from '#builtin/part.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { conditionOf } from '#builtin/parts/controls/form.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';

const MAX_PARTS = 8;

/**
 * A list that is counted for one answer of another field only, such as the items of the chosen zone, as one list for each answer. Only that
 * of the given answer is on the screen and sent.
 */
export function inParts(placed: readonly Placed[]): Placed[] {
  return placed.flatMap((one) => {
    const { field, pointer } = one;
    for (const { values, viewOf } of field.countedBy ?? []) {
      const other = placed.find(
        (candidate) =>
          candidate.field.kind === 'choice' &&
          values.every((value) => candidate.field.choices?.some((choice) => choice.value === value)),
      );
      if (other === undefined || values.length > MAX_PARTS) continue;
      return values.map((value): Placed => {
        const eq = other.field.isNumeric === true ? Number(value) : value;
        return {
          field: { ...field, counted: viewOf(value), onlyIf: { name: other.field.name, eq } },
          pointer: `/${identifier(`${pointer} ${value}`, 'rows')}`,
        };
      });
    }
    return [one];
  });
}

/** The ways to send what is placed: one for each list in parts, under the condition of its answer. */
export function waysToSend(placed: readonly Placed[]): { placed: Placed[]; visible?: Part['visible'] }[] {
  const parts = placed.filter(({ field }) => field.counted !== undefined && field.onlyIf !== undefined);
  if (parts.length === 0) return [{ placed: [...placed] }];
  const others = placed.filter((one) => !parts.includes(one));
  return parts.map((one) => ({ placed: [one, ...others], visible: conditionOf(one, placed) ?? true }));
}

/** The entered numbers of a list, beside what is known of each record. */
export function countedReview(placed: readonly Placed[]): Part[] {
  return placed.flatMap((one) => {
    const { field, pointer } = one;
    const [number] = field.fields ?? [];
    if (field.counted === undefined || number === undefined) return [];
    const name = identifier(field.name, 'rows');
    const text = (id: string, key: string, props: { [name: string]: string }) =>
      part(`${name}${id}`, 'Text', { text: { $bindItem: key }, ...props });
    const row = part(
      `${name}Told`,
      'Stack',
      { direction: 'horizontal', gap: 'md', align: 'center', justify: 'between' },
      [
        part(`${name}ToldTexts`, 'Stack', { gap: 'none' }, [
          text('ToldTitle', '_title', { weight: 'semibold' }),
          text('ToldDetails', '_details', { variant: 'muted' }),
        ]),
        part(`${name}ToldNumber`, 'DescriptionList', {
          items: [{ term: number.label, description: { $bindItem: number.name } }],
          layout: 'inline',
        }),
      ],
    );
    const visible = conditionOf(one, placed);
    return [
      part(`${name}Review`, 'Stack', { gap: 'md' }, [row], {
        repeat: { statePath: pointer },
        ...(visible === undefined ? {} : { visible }),
      }),
    ];
  });
}
