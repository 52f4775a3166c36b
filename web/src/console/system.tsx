import { Badge, Page, Part, States } from './page.tsx';
import { Button } from '../shell/controls.tsx';
import page from './page.module.css';
import css from './system.module.css';
import { Table, TwoLines } from './table.tsx';
import { useData } from './use-data.ts';

/** What the console knows of the running services, and of the models in the order in which they are asked. */
export type SystemReport = { services: Service[]; tiers: Tier[] };

type Service = { name: string; version?: string; details?: string; problem?: string };
type Tier = { alias: string; model: string; host: string; circuit: string };

const CIRCUITS: Record<string, { tone: 'success' | 'critical' | 'warning'; text: string }> = {
  closed: { tone: 'success', text: 'In use' },
  open: { tone: 'critical', text: 'Failing, skipped' },
  half_open: { tone: 'warning', text: 'Being tried again' },
};

/** What runs and what composes; for the operator. */
export function System() {
  const { state, reload } = useData<SystemReport>('/system');
  const again = <Button onClick={reload}>Check again</Button>;
  return (
    <Page title="System" text="What answers right now, and which model composes." action={again}>
      <States state={state} reload={reload}>
        {({ services, tiers }) => (
          <>
            <Consequences services={services} />
            <Part title="Services">
              <Services services={services} />
            </Part>
            <Part title="Models, in the order in which they are asked">
              <Models tiers={tiers} />
            </Part>
          </>
        )}
      </States>
    </Page>
  );
}

/** The services and whether each of them is up. */
export function Services({ services }: { services: Service[] }) {
  return (
    <Table
      name="Services and their state"
      items={services}
      keyOf={(service) => service.name}
      columns={[
        { heading: 'Service', cell: ({ name }) => name },
        {
          heading: 'State',
          cell: ({ problem }) =>
            problem === undefined ? <Badge tone="success">Up</Badge> : <Badge tone="critical">Down</Badge>,
        },
        { heading: 'Version', cell: ({ version }) => version ?? '–' },
        { heading: 'Details', cell: ({ details, problem }) => problem ?? details ?? '–' },
      ]}
    />
  );
}

const LOST: Record<string, string> = {
  gateway: 'Nobody can compose: not in the playground, not through the API. Everything else here goes on working.',
  composer: 'Compositions are refused with SERVICE_UNAVAILABLE; keys, usage and members go on working.',
  accounts: 'Compositions are refused with SERVICE_UNAVAILABLE, and the console can show nothing but this page.',
};

/** What people notice of the services that are down. */
function Consequences({ services }: { services: Service[] }) {
  const down = services.filter(({ problem }) => problem !== undefined);
  if (down.length === 0) return null;
  return (
    <ul className={css['warning']} role="status">
      {down.map(({ name }) => (
        <li key={name}>
          <b>{name} is down.</b> {LOST[name]}
        </li>
      ))}
    </ul>
  );
}

function Models({ tiers }: { tiers: Tier[] }) {
  if (tiers.length === 0) return <p className={page['muted']}>The composer does not answer, so nothing is known.</p>;
  return (
    <>
      {tiers.every(({ model }) => model === 'builtin') && (
        <p className={page['muted']}>
          No model is set: the built-in composer composes alone. Set OPENAI_API_KEY at the composer for a model.
        </p>
      )}
      <Table
        name="Models"
        items={tiers.map((tier, index) => ({ ...tier, position: index + 1 }))}
        keyOf={(tier) => String(tier.position)}
        columns={[
          {
            heading: 'Tier',
            cell: ({ position, alias }) => <TwoLines first={alias} second={`asked as ${ordinal(position)}`} />,
          },
          { heading: 'Model', cell: ({ model }) => <bdi>{model === 'builtin' ? 'Built-in composer' : model}</bdi> },
          { heading: 'Host', cell: ({ host }) => host || 'in the composer' },
          {
            heading: 'Circuit',
            cell: ({ circuit }) => {
              const { tone, text } = CIRCUITS[circuit] ?? { tone: 'warning', text: circuit };
              return <Badge tone={tone}>{text}</Badge>;
            },
          },
        ]}
      />
    </>
  );
}

function ordinal(position: number): string {
  return ['first', 'second', 'third', 'fourth', 'fifth'][position - 1] ?? `number ${position}`;
}
