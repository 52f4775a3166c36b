import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { autoFixSpec, defineCatalog, type Spec as PeerSpec, validateSpec as validatePeerSpec } from '@json-render/core';
import { schema } from '@json-render/react/schema';
import { z } from 'zod';
import { COMPONENTS, definitionOf } from '#catalog/components.ts';
import { applyOperation } from '#contract/json/apply-operation.ts';
import type { Json } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import { elementChecker, validateSpec } from '#services/composer/validation/validate-spec.ts';
import { exampleScreens } from '#evals/corruption/example-screens.ts';
import { HOSTILE_SPECS } from '#evals/corruption/hostile-specs.ts';
import type { Screen } from '#evals/corruption/screen.ts';
import { benchScreen, operationsOf } from './bench-spec.ts';
import { median, mediansMicros } from './bench-row.ts';

/** One line of the table: what was measured, the median, and its target. */
type Measure = { what: string; micros: number; target: string };

/**
 * Measures the gate: a full validation beside the peer's three validators on the same spec in the same run, one
 * operation on a small and on a large spec, the slowest of the hostile specs, and the load of the catalog.
 */
function measureValidation(): Measure[] {
  return [...fullValidation(), slowestHostile(), ...perOperation(), ...catalogLoad()];
}

/** Measures and prints the table. */
export function printValidationBench(): void {
  const rows = measureValidation().map(({ what, micros, target }) => ({
    what,
    median: micros < 1000 ? `${micros.toFixed(1)} µs` : `${(micros / 1000).toFixed(2)} ms`,
    target,
  }));
  console.table(rows);
}

function fullValidation(): Measure[] {
  const small = benchScreen(44);
  const large = benchScreen(600);
  const all = allComponents();
  const spec = small.spec as unknown as PeerSpec;
  const catalog = peerCatalog();
  const validate = ({ spec: ours, actions }: Screen) => validateSpec(ours, { definitionOf, actions });
  const micros = mediansMicros({
    ours: () => validate(small),
    peer: () => [autoFixSpec(spec), validatePeerSpec(spec), catalog.validate(spec)],
    autoFixSpec: () => autoFixSpec(spec),
    validateSpec: () => validatePeerSpec(spec),
    'catalog.validate': () => catalog.validate(spec),
    all: () => validate(all),
    large: () => validate(large),
  });
  const of = (name: string): number => micros.get(name) ?? Number.NaN;
  const ratio = (of('ours') / of('peer')).toFixed(2);
  return [
    { what: 'full validation, 44 elements', micros: of('ours'), target: `≤ the peer: ${ratio} of it` },
    { what: 'peer, autoFixSpec + validateSpec + catalog.validate', micros: of('peer'), target: '' },
    { what: '  autoFixSpec', micros: of('autoFixSpec'), target: '' },
    { what: '  validateSpec', micros: of('validateSpec'), target: '' },
    { what: '  catalog.validate (props unchecked)', micros: of('catalog.validate'), target: '' },
    { what: `full validation, all ${COMPONENTS.length} types, ${size(all)} elements`, micros: of('all'), target: '' },
    { what: 'full validation, 600 elements', micros: of('large'), target: 'linear' },
  ];
}

/** The slowest hostile spec, by the median of its runs. */
function slowestHostile(): Measure {
  const subjects = HOSTILE_SPECS.map(
    ([name, hostile]) => [name, () => validateSpec(hostile, { definitionOf })] as const,
  );
  const [slowest] = [...mediansMicros(Object.fromEntries(subjects), 20)].toSorted(([, a], [, b]) => b - a);
  const [name = '', micros = Number.NaN] = slowest ?? [];
  return { what: `slowest of ${subjects.length} hostile specs: ${name}`, micros, target: '≤ 5 ms' };
}

function size({ spec }: Screen): number {
  return Object.keys(spec.elements).length;
}

// Our components in the peer's format. Their props do not matter: the peer does not check them.
function peerCatalog() {
  const components = Object.fromEntries(
    COMPONENTS.map(({ name, description }) => [name, { props: z.record(z.string(), z.unknown()), description }]),
  );
  return defineCatalog(schema, { components, actions: {} });
}

function allComponents(): Screen {
  const [all] = exampleScreens(1);
  if (all === undefined) throw new Error('the examples make no screen');
  return all;
}

function perOperation(): Measure[] {
  const [small, large] = [44, 600].map((count) => operationMicros(benchScreen(count)));
  return [
    { what: 'operation: parse, apply, check; in a spec of 44', micros: small ?? Number.NaN, target: '≤ 5 µs' },
    { what: 'operation: parse, apply, check; in a spec of 600', micros: large ?? Number.NaN, target: '≤ 5 µs, flat' },
  ];
}

/** Median over whole streams of the time that one line takes. */
function operationMicros({ spec, actions }: Screen): number {
  const lines = operationsOf(spec).map((operation) => JSON.stringify(operation));
  const check = elementChecker({ definitionOf, actions });
  const perLine: number[] = [];
  for (let round = 0; round < 200; round += 1) {
    let document: Json = {};
    const start = process.hrtime.bigint();
    for (const line of lines) document = takeLine(line, document, check);
    if (round >= 100) perLine.push(Number(process.hrtime.bigint() - start) / 1000 / lines.length);
  }
  return median(perLine);
}

function takeLine(line: string, document: Json, check: ReturnType<typeof elementChecker>): Json {
  const operation = JSON.parse(line) as Operation;
  const changed = applyOperation(document, operation);
  if (operation.op === 'add' && operation.path.startsWith('/elements/')) {
    const findings = check(operation.path.slice('/elements/'.length), operation.value);
    if (findings.length > 0) throw new Error(`the bench spec is faulty: ${findings[0]?.message}`);
  }
  return changed;
}

/**
 * Medians over fresh processes of the time to import the catalog and to check every component's example once: from
 * the sources, and with the compiled code that Node keeps where a process asks for it.
 */
function catalogLoad(): Measure[] {
  const cache = mkdtempSync(join(tmpdir(), 'compile-cache-'));
  try {
    const what = 'catalog: import, compile all, check every example';
    const fresh = median(Array.from({ length: 5 }, () => loadMillis({})));
    loadMillis({ NODE_COMPILE_CACHE: cache });
    const cached = median(Array.from({ length: 5 }, () => loadMillis({ NODE_COMPILE_CACHE: cache })));
    return [
      { what, micros: fresh * 1000, target: '≤ 300 ms' },
      { what: '  the same with a warm NODE_COMPILE_CACHE', micros: cached * 1000, target: '' },
    ];
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

const LOAD_SCRIPT = `
  const start = performance.now();
  const { COMPONENTS } = await import('#catalog/components.ts');
  const { checkProps } = await import('#catalog/compiler/validate/check-props.ts');
  for (const definition of COMPONENTS) checkProps(definition, definition.example.props);
  console.log(performance.now() - start);`;

function loadMillis(environment: NodeJS.ProcessEnv): number {
  const env = { ...process.env, ...environment };
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', LOAD_SCRIPT], { encoding: 'utf8', env }));
}

if (import.meta.main) printValidationBench();
