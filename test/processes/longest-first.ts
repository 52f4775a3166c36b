import { accessSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, the longest first. Where no run has been timed yet Vitest begins with the largest files, and
 * a short file that does much, beginning last, would keep one worker busy while the others have nothing left to do.
 */
const LONGEST = [
  'test/browser/props/props.test.ts',
  'test/browser/screens.test.ts',
  'test/browser/events/events.test.ts',
  'test/browser/pictures.test.ts',
  'test/replicas/rolling-restart.test.ts',
  'test/faults/random-faults.test.ts',
  'test/console/pages.test.ts',
  'test/accounts/conformance/postgres.test.ts',
  'test/browser/components.test.ts',
  'test/faults/accounts-postgres.test.ts',
  'evals/answers/weaker-answers.test.ts',
  'test/security/fuzz.test.ts',
  'test/faults/accounts-replicas.test.ts',
  'test/packages/hosts.test.ts',
  'test/browser/keys/keys.test.ts',
  'test/dry-run/composed.test.ts',
].map((path) => new URL(`../../${path}`, import.meta.url).pathname);
// A file that was renamed would go unnoticed.
for (const path of LONGEST) accessSync(path);

/** Begins with the files that take longest, of whatever project they are. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ moduleId, project }: TestSpecification): [group: number, place: number] => {
      const place = LONGEST.indexOf(moduleId);
      return [project.config.sequence.groupOrder, place < 0 ? LONGEST.length : place];
    };
    return sorted.toSorted((one, other) => {
      const [[group, place], [otherGroup, otherPlace]] = [placeOf(one), placeOf(other)];
      return group - otherGroup || place - otherPlace;
    });
  }
}
