import { accessSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, the longest first. Where no run has been timed yet Vitest begins with the largest files, and
 * a short file that does much, beginning last, would keep one worker busy while the others have nothing left to do.
 */
const LONGEST = [
  'builtin/training/weights.test.ts',
  'builtin/compose-builtin.test.ts',
  'test/browser/screens.test.ts',
  'test/browser/pictures.test.ts',
  'test/browser/props/props.test.ts',
  'test/browser/filled-components.test.ts',
  'test/browser/events/events.test.ts',
  'test/browser/components.test.ts',
  'test/browser/fills.test.ts',
  'test/browser/long-texts.test.ts',
  'test/browser/keys/keys.test.ts',
  // Those that kill servers under load, in turn with others.
  'test/replicas/rolling-restart.test.ts',
  'test/console/pages.test.ts',
  'tools/stalls/known-cases.test.ts',
  'test/accounts/conformance/postgres.test.ts',
  'test/composer/data-at-its-limit.test.ts',
  'test/faults/random-faults.test.ts',
  'test/cli/npm-run.test.ts',
  'test/contract/catalog/catalog.test.ts',
  'test/faults/accounts-postgres.test.ts',
  'evals/answers/weaker-answers.test.ts',
  'test/contract/compose/5xx.test.ts',
  'test/accounts/conformance/sqlite.test.ts',
  'test/replicas/replicas.test.ts',
  'test/composer/component-profile.test.ts',
  'test/faults/killed-service.test.ts',
  'test/start/one-process.test.ts',
  'evals/mutations/outline-slips.test.ts',
  'evals/quality/coverage.test.ts',
  'tools/fuzz/fuzz-requests.test.ts',
  'test/security/fuzz.test.ts',
  'test/packages/hosts.test.ts',
  'evals/quality/prompt-recall.test.ts',
].map((path) => new URL(`../../${path}`, import.meta.url).pathname);
// A file that was renamed would go unnoticed.
for (const path of LONGEST) accessSync(path);

/**
 * Begins with the files that take longest, one project after the other: a worker that goes from one project to another starts
 * anew and loads everything once more.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.indexOf(moduleId);
      return place < 0 ? LONGEST.length : place;
    };
    return sorted.toSorted(
      (one, other) =>
        one.project.config.sequence.groupOrder - other.project.config.sequence.groupOrder ||
        // The many short files of `service` come last.
        one.project.name.localeCompare(other.project.name) ||
        placeOf(one) - placeOf(other),
    );
  }
}
