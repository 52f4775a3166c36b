import { useMemo } from 'react';
import type { IconName } from '../../generated/icon-names.ts';
import { classNames } from '../../parts/looks/class-names.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { ScrollArea } from '../../parts/overlays/scroll-area.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { useTextScale } from '../../parts/use-text-scale.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import { layOut, type GraphLayout } from './graph-layout.ts';
import css from './node-graph.module.css';

type Props = Drawn<'NodeGraph'>['props'];
type Node = Props['nodes'][number];

/** Boxes and arrows that find their own places. */
export function NodeGraph(drawn: Drawn<'NodeGraph'>) {
  const { id, props, fire } = drawn;
  const { nodes, multiSelect, showEdgeLabels, showArrows, accent, lineColor, mutedColor } = props;
  const { dir } = useSurroundings();
  const say = useWords();
  const [selectedIds, setSelectedIds] = useLive(drawn, 'selectedIds', []);
  const scale = useTextScale();
  const nodeWidth = props.nodeWidth * scale;
  const layout = useLayout(props, scale);
  // A flow to the right is a flow along the line: it turns around with the reading direction.
  const isMirrored = dir === 'rtl' && props.direction === 'LR';
  const across = (x: number, width = 0) => (isMirrored ? layout.width - x - width : x);
  const pick = (node: Node, index: number) => {
    const isPicked = selectedIds.includes(node.id);
    const kept = multiSelect ? selectedIds.filter((other) => other !== node.id) : [];
    const next = isPicked && multiSelect ? kept : [...kept, node.id];
    setSelectedIds(next);
    const selected = multiSelect ? { selected: next } : {};
    fire('select', { id: node.id, label: node.label ?? node.id, value: node.id, index, ...selected });
  };
  return (
    <ScrollArea
      className={css['scroller']}
      style={styles({ '--accent': accent, '--line': lineColor, '--quiet': mutedColor })}
      label={say('Graph')}
    >
      <div className={css['graph']} dir="ltr" style={{ width: layout.width, height: layout.height }}>
        <svg
          className={css['arrows']}
          width={layout.width}
          height={layout.height}
          aria-hidden="true"
          style={{ transform: isMirrored ? 'scaleX(-1)' : undefined }}
        >
          <marker
            id={`${id}-head`}
            viewBox="0 0 10 10"
            refX={9}
            refY={5}
            markerWidth={7}
            markerHeight={7}
            orient="auto"
          >
            <path className={css['head']} d="M0 1l9 4-9 4z" />
          </marker>
          {layout.arrows.map(({ path }, at) => (
            <path key={at} className={css['arrow']} d={path} markerEnd={showArrows ? `url(#${id}-head)` : undefined} />
          ))}
        </svg>
        {showEdgeLabels &&
          layout.arrows.map(({ label, x, y }, at) =>
            label === '' ? null : (
              <span key={at} className={css['edgeLabel']} style={{ left: across(x), top: y }}>
                <bdi>{label}</bdi>
              </span>
            ),
          )}
        {inReadingOrder(layout, props.direction).map((at) => {
          const node = nodes[at];
          const { x, y } = layout.boxes[at] ?? { x: 0, y: 0 };
          return node === undefined ? null : (
            <NodeBox
              key={at}
              node={node}
              props={props}
              isPicked={selectedIds.includes(node.id)}
              dir={dir}
              style={{
                left: across(x, nodeWidth),
                top: y,
                width: nodeWidth,
                height: heightOf(node, props) * scale,
              }}
              onPick={() => pick(node, at)}
            />
          );
        })}
      </div>
    </ScrollArea>
  );
}

function useLayout(props: Props, scale: number) {
  const { nodes, edges = [], direction, nodeWidth, nodeHeight, showEdgeLabels, showStatus } = props;
  const boxes = nodes.map((node) => ({
    id: node.id,
    width: nodeWidth * scale,
    height: heightOf(node, { nodeHeight, showStatus }) * scale,
  }));
  const arrows = edges.map(({ from, to, label = '' }) => ({ from, to, label: showEdgeLabels ? label : '' }));
  // The same graph is laid out once, however often its looks change.
  const key = JSON.stringify([boxes, arrows, direction, scale]);
  return useMemo((): GraphLayout => layOut(boxes, arrows, direction, scale), [key]);
}

// The Tab key goes through the nodes as they stand, row by row or column by column, whatever their order in the data.
function inReadingOrder({ boxes }: GraphLayout, direction: Props['direction']): number[] {
  const [along, across] = direction === 'LR' ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const places = boxes.map((box, at) => ({ box, at }));
  return places
    .toSorted((one, other) => one.box[along] - other.box[along] || one.box[across] - other.box[across])
    .map(({ at }) => at);
}

function heightOf(node: Node, { nodeHeight, showStatus }: Pick<Props, 'nodeHeight' | 'showStatus'>): number {
  if (nodeHeight !== undefined) return nodeHeight;
  const hasSecondLine = (node.sublabel ?? '') !== '';
  const hasBar = showStatus && node.progress !== undefined;
  return 42 + (hasSecondLine ? 16 : 0) + (hasBar ? 10 : 0);
}

const STATES: { readonly [status in NonNullable<Node['status']>]: { icon: IconName; tone: string; word: string } } = {
  idle: { icon: 'circle', tone: 'neutral', word: 'idle' },
  running: { icon: 'loader', tone: 'accent', word: 'running' },
  done: { icon: 'check-circle', tone: 'success', word: 'done' },
  error: { icon: 'alert-circle', tone: 'critical', word: 'failed' },
  blocked: { icon: 'minus-circle', tone: 'warning', word: 'blocked' },
};

type NodeBoxProps = {
  node: Node;
  props: Props;
  isPicked: boolean;
  dir: 'ltr' | 'rtl';
  style: { left: number; top: number; width: number; height: number };
  onPick: () => void;
};

function NodeBox({ node, props, isPicked, dir, style, onPick }: NodeBoxProps) {
  const { label = node.id, sublabel = '', icon, status, progress, meta = '', tone, color, group = '' } = node;
  const state = status === undefined || !props.showStatus ? undefined : STATES[status];
  const percent = progress === undefined || !props.showStatus ? undefined : Math.max(0, Math.min(100, progress));
  const isRunning = props.showStatus && status === 'running';
  const spoken = [label, sublabel, meta, state?.word, percent !== undefined && `${percent} %`, group].filter(Boolean);
  return (
    <button
      type="button"
      dir={dir}
      aria-pressed={isPicked}
      title={label}
      className={classNames(css['node'], css[props.nodeShape], isPicked && css['picked'])}
      data-tone={state?.tone ?? tone ?? 'accent'}
      data-plain={state === undefined && tone === undefined ? '' : undefined}
      style={{ ...style, ...styles({ '--edge': color }) }}
      onClick={onPick}
    >
      <Hidden>{spoken.join(', ')}</Hidden>
      {state !== undefined && (
        <Icon name={state.icon} size="sm" className={classNames(css['state'], isRunning && css['turning'])} />
      )}
      {icon !== undefined && <Icon name={icon} size="sm" className={css['glyph']} />}
      <span className={css['words']} aria-hidden="true">
        <bdi className={css['label']}>{label}</bdi>
        {sublabel !== '' && <bdi className={css['sublabel']}>{sublabel}</bdi>}
        {percent !== undefined && (
          <span className={css['bar']}>
            <span style={{ inlineSize: `${percent}%` }} />
          </span>
        )}
      </span>
      {meta !== '' && (
        <bdi className={css['meta']} aria-hidden="true">
          {meta}
        </bdi>
      )}
    </button>
  );
}
