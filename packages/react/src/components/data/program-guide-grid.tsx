import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import { formatTimeOfDay } from '../../parts/dates/format-date.ts';
import { useMinutesNow } from '../../parts/dates/use-minutes-now.ts';
import { ScrollArea } from '../../parts/overlays/scroll-area.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { useGridNav } from '../../parts/keys/use-grid-nav.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import { rem, useTextScale } from '../../parts/use-text-scale.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { guideRow, type GuideBlock, type GuideRow } from './program-guide.ts';
import css from './program-guide-grid.module.css';

type Program = Drawn<'ProgramGuideGrid'>['props']['programs'][number];

/** Channels down the side, hours across the top, programmes as long as they run. */
export function ProgramGuideGrid(drawn: Drawn<'ProgramGuideGrid'>) {
  const { props, fire } = drawn;
  const { channels, programs, startHour, hour12, nowLine, showChannelBar, accent } = props;
  const textScale = useTextScale();
  const { locale } = useSurroundings();
  const [selectedId, setSelectedId] = useLive(drawn, 'selectedId');
  const endHour = Math.max(startHour + 1, props.endHour);
  const window = { start: startHour * 60, end: endHour * 60 };
  const rows = channels.map(({ id }) => guideRow(programs, id, window));
  const longest = Math.max(1, ...rows.map(({ blocks }) => blocks.length));
  const { gridProps, cellProps, active } = useGridNav({ rows: rows.length, columns: longest });
  const px = (minutes: number) => (minutes / 60) * props.hourWidth * textScale;
  const clock = (minutes: number) => formatTimeOfDay(minutes % 1440, locale, hour12);
  const firstRow = rows.findIndex(({ blocks }) => blocks.length > 0);
  const hasStop = (rows[active.row]?.blocks.length ?? 0) > active.column;
  return (
    <ScrollArea className={css['scroller']} label={channels.map(({ label }) => label).join(', ')}>
      <div
        role="grid"
        aria-label={channels.map(({ label }) => label).join(', ')}
        {...gridProps}
        className={classNames(css['grid'], !showChannelBar && css['bare'])}
        style={styles({
          '--guide-gutter': 'clamp(6rem, 22cqi, 10rem)',
          '--guide-width': `${px(window.end - window.start)}px`,
          '--guide-row': rem(props.rowHeight),
          '--guide-tick': `${px(Number(props.tickStep))}px`,
          '--guide-line': props.gridColor,
          '--guide-muted': props.mutedColor,
          '--guide-accent': accent,
        })}
      >
        <Hours window={window} step={Number(props.tickStep)} px={px} clock={clock} hasChannels={showChannelBar} />
        {channels.map((channel, at) => (
          <ChannelRow
            key={at}
            channel={showChannelBar ? channel : undefined}
            row={rows[at] ?? { blocks: [], lanes: 1 }}
            placeOf={({ from, to, lane }) => ({
              insetInlineStart: px(from - window.start),
              inlineSize: px(to - from),
              insetBlockStart: rem(lane * props.rowHeight),
              blockSize: rem(props.rowHeight),
            })}
            drawBlock={(block, column) => (
              <Block
                block={block}
                accent={accent}
                isPicked={selectedId !== undefined && selectedId === idOf(block.program)}
                times={`${clock(block.from)}–${clock(block.to)}`}
                cell={cellProps(at, column)}
                // Where the active place is empty, Tab still has to find a way in.
                isWayIn={!hasStop && at === firstRow && column === 0}
                onPick={() => {
                  setSelectedId(idOf(block.program));
                  fire('select', { id: idOf(block.program), label: block.program.title });
                }}
              />
            )}
          />
        ))}
        {nowLine && <NowLine window={window} px={px} hasChannels={showChannelBar} />}
      </div>
    </ScrollArea>
  );
}

function idOf({ id, title }: Program): string {
  return id ?? title;
}

type Scale = { window: { start: number; end: number }; px: (minutes: number) => number; hasChannels: boolean };

function Hours({ window, step, px, clock, hasChannels }: Scale & { step: number; clock: (minutes: number) => string }) {
  const ticks = Array.from(
    { length: Math.ceil((window.end - window.start) / step) },
    (_, at) => window.start + at * step,
  );
  return (
    <div className={classNames(css['line'], css['hours'])} aria-hidden="true">
      {hasChannels && <div className={css['corner']} />}
      <div className={css['ticks']}>
        {ticks.map((minutes) => (
          <span key={minutes} className={css['tick']} style={{ insetInlineStart: px(minutes - window.start) }}>
            {clock(minutes)}
          </span>
        ))}
      </div>
    </div>
  );
}

type ChannelRowProps = {
  /** Undefined where the channels are not named. */
  channel: Drawn<'ProgramGuideGrid'>['props']['channels'][number] | undefined;
  row: GuideRow<Program>;
  placeOf: (block: GuideBlock<Program>) => CSSProperties;
  drawBlock: (block: GuideBlock<Program>, column: number) => ReactNode;
};

/** A channel and its programmes. */
function ChannelRow({ channel, row: { blocks, lanes }, placeOf, drawBlock }: ChannelRowProps) {
  return (
    <div role="row" className={css['line']} style={styles({ '--guide-lanes': lanes })}>
      {channel !== undefined && (
        <div role="rowheader" className={css['channel']}>
          {channel.logo !== undefined && <img src={channel.logo} alt="" loading="lazy" />}
          <bdi>{channel.label}</bdi>
        </div>
      )}
      <div role="presentation" className={css['track']}>
        {blocks.length === 0 && <div role="gridcell" />}
        {blocks.map((block, column) => (
          <div key={column} role="gridcell" className={css['cell']} style={placeOf(block)}>
            {drawBlock(block, column)}
          </div>
        ))}
      </div>
    </div>
  );
}

type BlockProps = {
  block: GuideBlock<Program>;
  accent: string | undefined;
  isPicked: boolean;
  times: string;
  cell: ReturnType<ReturnType<typeof useGridNav>['cellProps']>;
  isWayIn: boolean;
  onPick: () => void;
};

function Block({ block, accent, isPicked, times, cell, isWayIn, onPick }: BlockProps) {
  const { title, subtitle = '', color } = block.program;
  return (
    <button
      type="button"
      {...cell}
      tabIndex={isWayIn ? 0 : cell.tabIndex}
      aria-pressed={isPicked}
      aria-label={`${title}, ${times}`}
      title={`${title}, ${times}`}
      className={classNames(css['block'], isPicked && css['picked'])}
      style={styles({ '--guide-fill': color ?? accent ?? 'var(--ui-accent-mark)' })}
      onClick={onPick}
    >
      <span className={css['title']}>
        <bdi>{title}</bdi>
      </span>
      {subtitle !== '' && (
        <span className={css['subtitle']}>
          <bdi>{subtitle}</bdi>
        </span>
      )}
    </button>
  );
}

function NowLine({ window, px, hasChannels }: Scale) {
  const minutes = useMinutesNow();
  if (minutes < window.start || minutes > window.end) return null;
  const start = `${px(minutes - window.start)}px`;
  return (
    <div
      className={css['now']}
      aria-hidden="true"
      style={{ insetInlineStart: hasChannels ? `calc(var(--guide-gutter) + ${start})` : start }}
    />
  );
}
