import { readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { recordsPart } from '#builtin/parts/records/records.ts';
import { factList } from '#builtin/parts/facts/facts.ts';
import { part } from '#builtin/part.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { insertPart } from './adding/insert-part.ts';
import type { Patch } from '#builtin/edit/patch.ts';

/** Shows data that came with the edit, and that the spec did not hold before, at the end of the page. */
export function showNewData(patch: Patch, prior: Spec, u: Understanding): void {
  const isNew = ({ pointer }: { pointer: string }) =>
    readPointer(prior, `/state/${pointer.split('/')[1] ?? ''}`) === undefined &&
    !JSON.stringify(patch.operations).includes(`"${pointer}`);
  for (const set of u.data.records.filter(isNew)) {
    const card = part(
      `${identifier(set.key, 'records')}Card`,
      'Card',
      { title: set.label },
      recordsPart(u, set, []).parts,
    );
    insertPart(patch, card, { side: 'last' }, 'page');
  }
  const facts = u.data.facts.filter(isNew).filter(({ kind }) => kind !== 'picture');
  if (facts.length > 0)
    insertPart(
      patch,
      part('factsCard', 'Card', { title: u.copy.details }, [factList('new', facts, u)]),
      { side: 'last' },
      'page',
    );
  for (const group of u.data.groups.filter(isNew)) {
    if (group.facts.length === 0) continue;
    insertPart(
      patch,
      part(`${identifier(group.key, 'group')}Card`, 'Card', { title: group.label }, [
        factList(identifier(group.key, 'group'), group.facts, u),
      ]),
      { side: 'last' },
      'page',
    );
  }
}
