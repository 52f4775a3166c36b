import css from './chart-empty.module.css';
import { styles } from '../looks/styles.ts';

/** Fills the space of a chart that has nothing to draw. */
export function ChartEmpty({ text, height }: { text: string; height?: string | undefined }) {
  return (
    <p className={css['empty']} style={styles({ minBlockSize: height })}>
      <bdi>{text}</bdi>
    </p>
  );
}
