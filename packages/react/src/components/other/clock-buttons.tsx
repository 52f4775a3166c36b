import type { ReactNode } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { solidFill } from '../../parts/looks/solid-fill.ts';
import css from './clock.module.css';

type ClockButtonsProps = {
  props: { size: 'sm' | 'md' | 'lg' | 'xl'; startLabel: string; pauseLabel: string; accent: string | undefined };
  isRunning: boolean;
  /** Nothing is left to run. */
  isOver?: boolean;
  onStart: () => void;
  onPause: () => void;
  children: ReactNode;
};

/** Start or pause, and what else a clock has. */
export function ClockButtons({ props, isRunning, isOver = false, onStart, onPause, children }: ClockButtonsProps) {
  return (
    <div className={css['buttons']}>
      <ButtonFace
        size={buttonSize(props.size)}
        style={solidFill(props.accent)}
        disabled={isOver}
        onClick={isRunning ? onPause : onStart}
      >
        <bdi>{isRunning ? props.pauseLabel : props.startLabel}</bdi>
      </ButtonFace>
      {children}
    </div>
  );
}

/** A button of a clock beside the main one. */
export function SecondButton(props: { label: string; size: string; disabled?: boolean; onPress: () => void }) {
  return (
    <ButtonFace
      variant="outline"
      size={buttonSize(props.size)}
      className={css['second']}
      disabled={props.disabled}
      onClick={props.onPress}
    >
      <bdi>{props.label}</bdi>
    </ButtonFace>
  );
}

function buttonSize(size: string): 'sm' | 'md' | 'lg' {
  return size === 'sm' || size === 'md' ? size : 'lg';
}
