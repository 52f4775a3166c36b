import { committedWeights } from '#builtin/understand/learned/weights.ts';
import type { MarkedRequest } from '../marked-text.ts';
import { allTags, f1, measure, recall, type Found, type Understood } from './measure.ts';
import { blindEdits } from '../marked-edits.ts';
import { measureEdits } from './measure-edits.ts';
import { measureKinds } from './measure-kinds.ts';
import { measureOpenings } from './measure-openings.ts';
import { blindOpenings, blindRequests, trainingHands } from '../sources.ts';

const NONE: Found = { right: 0, missed: 0, wrong: 0 };
const COLUMNS = ['requests', 'all tags F1', 'labels F1', 'options', 'buttons', 'archetype'];
const TARGETS = ['', '0.80', '0.84', '85 %', '85 %', '85 %'];

/** Prints how well the requests of hands that nothing was learned from are understood, beside what is aimed at. */
export function printUnderstood(): void {
  const requests = blindRequests();
  console.log('What the built-in composer understands of requests by hands that it did not learn from\n');
  console.log(row('', ...COLUMNS));
  console.log(row('aimed at', ...TARGETS));
  print('all', requests, false);
  print('ui_type given', requests, true);
  const languages = new Set(requests.map(({ language }) => language));
  for (const language of [...languages].toSorted())
    print(
      language,
      requests.filter((request) => request.language === language),
      false,
    );
  printTags(measure(committedWeights(), requests, false));
  printEdits();
  printKinds();
  printOpenings();
}

function print(name: string, requests: readonly MarkedRequest[], given: boolean): void {
  const understood = measure(committedWeights(), requests, given);
  const { tags, labels, archetypes } = understood;
  console.log(
    row(
      name,
      String(requests.length),
      f1(allTags(understood)).toFixed(3),
      f1(labels).toFixed(3),
      percent(recall(tags.get('option') ?? NONE)),
      percent(recall(tags.get('button') ?? NONE)),
      percent(archetypes.right / archetypes.asked),
    ),
  );
}

function printTags({ tags }: Understood): void {
  console.log(`\n${row('tag', 'marked', 'F1')}`);
  const marked = ({ right, missed }: Found) => right + missed;
  for (const [tag, found] of [...tags].toSorted((a, b) => marked(b[1]) - marked(a[1])))
    console.log(row(tag, String(marked(found)), f1(found).toFixed(3)));
}

function printEdits(): void {
  const edits = blindEdits();
  const score = f1(measureEdits(committedWeights(), edits)).toFixed(3);
  console.log(`\nRequests for changes by a hand that it did not learn from: ${edits.length}, all tags F1 ${score}`);
}

function printKinds(): void {
  const { asked, right, unseen, unseenRight } = measureKinds(trainingHands());
  console.log('\nKinds of fields told by their names, of hands left out of the training (93 % aimed at)\n');
  console.log(row('all names', String(asked), percent(right / asked)));
  console.log(row('new names', String(unseen), percent(unseenRight / unseen)));
}

function printOpenings(): void {
  const { asked, right } = measureOpenings(committedWeights(), blindOpenings());
  console.log('\nOpenings of which exactly the words are found that somebody else marked for the title\n');
  console.log(row('openings', String(asked), percent(right / asked)));
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function row(...cells: string[]): string {
  return cells.map((cell, index) => cell.padEnd(index === 0 ? 16 : 13)).join('');
}
