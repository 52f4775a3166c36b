import { classNames } from '../../parts/looks/class-names.ts';
import { formatNumber } from '../../parts/format-number.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { UnderHeading, useHeading } from '../../parts/outline.ts';
import { ScrollArea } from '../../parts/overlays/scroll-area.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { useRoving } from '../../parts/keys/use-roving.ts';
import { rem } from '../../parts/use-text-scale.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import { columnsOf, crestOf, ranked, roundName, standingOf, type Team } from './standings.ts';
import panel from '../../parts/looks/panel.module.css';
import css from './tournament-bracket.module.css';

type Bracket = Drawn<'TournamentBracket'>;
type Selected = NonNullable<Bracket['props']['selected']>;
type Group = NonNullable<Bracket['props']['groups']>[number];
type Match = NonNullable<Bracket['props']['rounds']>[number][number];
type Pick = (record: Partial<Selected>, label: string) => void;

const VIEWS = { groups: 'Groups', bracket: 'Bracket' } as const;

/** Standings and knockout rounds, one in front of the other. */
export function TournamentBracket(drawn: Bracket) {
  const Title = useHeading();
  const { id, props, fire } = drawn;
  const { title = '', groups = [], rounds = [], accent, lineColor, mutedColor } = props;
  const only = rounds.length > 0 ? 'bracket' : 'groups';
  const [wanted, setView] = useLive(drawn, 'view', only);
  const [selected, setSelected] = useLive(drawn, 'selected');
  const hasBoth = groups.length > 0 && rounds.length > 0;
  const view = hasBoth ? wanted : only;
  const say = useWords();
  const views = ['groups', 'bracket'] as const;
  const show = (next: 'groups' | 'bracket') => {
    if (next === view) return;
    setView(next);
    fire('change', { value: next });
  };
  const { groupProps, itemProps } = useRoving({
    count: 2,
    current: views.indexOf(view),
    orientation: 'horizontal',
    onMove: (at) => show(views[at] ?? 'groups'),
  });
  const pick: Pick = (given, label) => {
    const record = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Selected;
    setSelected(record);
    fire('select', { value: record, id: given.id ?? given.team, label, index: given.index ?? given.position });
  };
  return (
    <section
      className={panel['panel']}
      aria-label={title === '' ? undefined : title}
      style={styles({ '--accent': accent, '--line': lineColor, '--quiet': mutedColor })}
    >
      {(title !== '' || hasBoth) && (
        <header className={css['header']}>
          {title !== '' && (
            <Title className={css['title']}>
              <bdi>{title}</bdi>
            </Title>
          )}
          {hasBoth && (
            <div {...groupProps} role="tablist" className={css['tabs']}>
              {views.map((one, at) => (
                <button
                  key={one}
                  type="button"
                  role="tab"
                  {...itemProps(at)}
                  id={`${id}-${one}`}
                  aria-selected={one === view}
                  aria-controls={`${id}-panel`}
                  className={css['tab']}
                  onClick={() => show(one)}
                >
                  {say(VIEWS[one])}
                </button>
              ))}
            </div>
          )}
        </header>
      )}
      <div
        id={`${id}-panel`}
        role={hasBoth ? 'tabpanel' : undefined}
        aria-labelledby={hasBoth ? `${id}-${view}` : undefined}
        className={css['panel']}
      >
        {view === 'bracket' ? (
          <UnderHeading isThere={title !== ''}>
            <Rounds props={props} selected={selected} onPick={pick} />
          </UnderHeading>
        ) : (
          groups.map((group, at) => (
            <Standings key={at} group={group} props={props} selected={selected} onPick={pick} />
          ))
        )}
      </div>
    </section>
  );
}

type PartProps = { props: Bracket['props']; selected: Selected | undefined; onPick: Pick };

function Standings({ group, props, selected, onPick }: PartProps & { group: Group }) {
  const { locale } = useSurroundings();
  const say = useWords();
  const columns = columnsOf(props);
  const text = (value: number | string | undefined) =>
    typeof value === 'number' ? formatNumber(value, locale, { maximumFractionDigits: 3 }) : value;
  const record = (team: Team, at: number): Partial<Selected> => ({
    kind: 'team',
    team: team.name,
    group: group.name,
    position: at + 1,
    points: team.points,
  });
  return (
    <ScrollArea className={css['scroller']} label={group.name}>
      <table className={css['table']}>
        <caption>
          <bdi>{group.name}</bdi>
        </caption>
        <thead>
          <tr>
            <th scope="col">{say('Team')}</th>
            {columns.map(({ label, align }, at) => (
              <th key={at} scope="col" data-align={align}>
                <bdi>{label}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked(group.teams, columns).map((team, at) => {
            const isPicked = selected?.kind === 'team' && selected.team === team.name && selected.group === group.name;
            return (
              <tr key={at} className={classNames(css[team.qualified ?? 'out'], isPicked && css['pickedRow'])}>
                <th scope="row">
                  <span className={css['team']}>
                    <span className={css['rank']}>{at + 1}</span>
                    {props.showCrests && <Crest name={team.name} />}
                    <button
                      type="button"
                      className={css['teamButton']}
                      aria-pressed={isPicked}
                      onClick={() => onPick(record(team, at), team.name)}
                    >
                      <bdi>{team.name}</bdi>
                    </button>
                    {team.qualified !== undefined && (
                      <span className={css['through']}>{say(team.qualified === 'top' ? 'Through' : 'Play-off')}</span>
                    )}
                  </span>
                </th>
                {columns.map(({ key, align, primary }, column) => (
                  <td key={column} data-align={align} className={primary ? css['primary'] : undefined}>
                    {text(standingOf(team, key)) ?? '–'}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function Rounds({ props, selected, onPick }: PartProps) {
  const RoundName = useHeading();
  const { rounds = [], roundLabels, matchWidth, matchHeight } = props;
  const say = useWords();
  return (
    <ScrollArea className={css['scroller']} label={say('Bracket')}>
      <ol className={css['rounds']} style={styles({ '--width': rem(matchWidth), '--height': rem(matchHeight) })}>
        {rounds.map((matches, round) => (
          <li key={round} className={css['round']}>
            <RoundName className={css['roundName']}>
              <bdi>{roundName(round, rounds.length, roundLabels, say)}</bdi>
            </RoundName>
            <ol className={css['matches']}>
              {matches.map((match, index) => (
                <li key={index} className={classNames(css['slot'], round < rounds.length - 1 && css['leads'])}>
                  <MatchBox
                    match={match}
                    props={props}
                    isPicked={selected?.kind === 'match' && selected.round === round && selected.index === index}
                    onPick={(label) => {
                      const { id, a, b, winner } = match;
                      onPick({ kind: 'match', id, round, index, a, b, winner }, label);
                    }}
                  />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </ScrollArea>
  );
}

type MatchBoxProps = { match: Match; props: Bracket['props']; isPicked: boolean; onPick: (label: string) => void };

function MatchBox({ match, props, isPicked, onPick }: MatchBoxProps) {
  const say = useWords();
  const { a = say('To be decided'), b = say('To be decided'), winner, scoreA, scoreB } = match;
  const sides = [
    { name: a, score: scoreA, isKnown: match.a !== undefined, hasWon: winner === 'a' },
    { name: b, score: scoreB, isKnown: match.b !== undefined, hasWon: winner === 'b' },
  ];
  const spoken = sides.map(({ name, score, hasWon }) =>
    [name, props.showScores && score, hasWon && say('won')]
      .filter((part) => part !== undefined && part !== false)
      .join(' '),
  );
  return (
    <button
      type="button"
      className={classNames(css['match'], isPicked && css['picked'])}
      aria-pressed={isPicked}
      onClick={() => onPick(`${a} – ${b}`)}
    >
      <Hidden>{spoken.join(', ')}</Hidden>
      {sides.map(({ name, score, isKnown, hasWon }, at) => (
        <span
          key={at}
          aria-hidden="true"
          className={classNames(css['side'], hasWon && css['won'], !isKnown && css['open'])}
        >
          {props.showCrests && isKnown && <Crest name={name} />}
          <bdi className={css['name']}>{name}</bdi>
          {props.showScores && score !== undefined && <bdi className={css['score']}>{score}</bdi>}
        </span>
      ))}
    </button>
  );
}

function Crest({ name }: { name: string }) {
  return (
    <span className={css['crest']} aria-hidden="true">
      {crestOf(name)}
    </span>
  );
}
