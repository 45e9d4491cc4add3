import { useId } from 'react';
import type { DetailOf } from '../../../../contract/draws.ts';
import styles from './wheel.module.css';

const RIM = 196;
const FACE = 176;
const TEXT_AT = 112;
const HUB = 40;
const BULBS = 24;
/** Room for a name along the radius, and the widest letter of its size. */
const ROOM = 116;

const at = (radius: number, degrees: number): [x: number, y: number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [Number((radius * Math.cos(angle)).toFixed(2)), Number((radius * Math.sin(angle)).toFixed(2))];
};

const slicePath = (from: number, to: number): string => {
  const [startX, startY] = at(FACE, from);
  const [endX, endY] = at(FACE, to);
  return `M0 0L${startX} ${startY}A${FACE} ${FACE} 0 ${to - from > 180 ? 1 : 0} 1 ${endX} ${endY}Z`;
};

/** Letters of most scripts are about half as wide as high; Chinese ones as wide. */
const sizeOf = (name: string): number => {
  const width = [...name].reduce((sum, letter) => sum + (letter > '\u2E80' ? 1 : 0.56), 0);
  return Math.max(9, Math.min(18, ROOM / Math.max(width, 1)));
};

interface Props {
  segments: DetailOf<'wheel'>['segments'];
  /** How far it has turned, degrees. */
  angle: number;
  /** For how long it turns there, milliseconds. */
  turnMs: number;
  /** The segment that won, while it is shown. */
  won: number | null;
  label: string;
  goneText: string;
  onRest: () => void;
}

/** How far a wheel turns further so that a segment comes under the pointer, after some whole turns. Degrees, ever growing. */
export const angleTo = (segment: number, count: number, from: number, turns: number): number => {
  const target = (360 - ((segment + 0.5) * 360) / count + 360) % 360;
  const ahead = (((target - from) % 360) + 360) % 360;
  return from + turns * 360 + ahead;
};

/** How a name is turned so that it is not upside down where its segment comes to rest. Degrees. */
const readable = (middle: number, angle: number): number => ((((middle + angle) % 360) + 360) % 360 < 180 ? -90 : 90);

/** The wheel as a picture. What it says is in the table of odds and in the result. */
export const Wheel = ({ segments, angle, turnMs, won, label, goneText, onRest }: Props) => {
  const id = useId();
  const width = 360 / segments.length;
  return (
    <svg className={styles.wheel} viewBox="-210 -222 420 432" role="img" aria-label={label}>
      <defs>
        <radialGradient id={`${id}rim`}>
          <stop offset="0.86" className={styles.brassDeep} />
          <stop offset="0.93" className={styles.brassHigh} />
          <stop offset="1" className={styles.brassDeep} />
        </radialGradient>
        <radialGradient id={`${id}shade`}>
          <stop offset="0.2" stopColor="#fff" stopOpacity="0.16" />
          <stop offset="0.75" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.34" />
        </radialGradient>
        <radialGradient id={`${id}hub`} cx="0.38" cy="0.3">
          <stop offset="0" className={styles.brassHigh} />
          <stop offset="1" className={styles.brassDeep} />
        </radialGradient>
      </defs>
      <circle r={RIM + 6} className={styles.halo} />
      <circle r={RIM} fill={`url(#${id}rim)`} />
      {Array.from({ length: BULBS }, (_, bulb) => {
        const [x, y] = at((RIM + FACE) / 2 + 1, (bulb * 360) / BULBS);
        return (
          <circle key={bulb} cx={x} cy={y} r="3.4" className={styles.bulb} data-odd={bulb % 2 === 1 || undefined} />
        );
      })}
      <g
        className={styles.face}
        style={{ transform: `rotate(${angle}deg)`, transitionDuration: `${turnMs}ms` }}
        onTransitionEnd={onRest}
      >
        {segments.map(({ name, odds, prize, stated }, place) => {
          const isGone = prize !== null && odds === 0 && stated > 0;
          const middle = (place + 0.5) * width;
          return (
            <g
              key={place}
              className={styles.segment}
              data-tone={place === segments.length - 1 && place % 4 === 0 ? 2 : place % 4}
              data-gone={isGone || undefined}
              data-won={won === place || undefined}
            >
              <path d={slicePath(place * width, (place + 1) * width)} />
              <g transform={`rotate(${middle}) translate(0 ${-TEXT_AT}) rotate(${readable(middle, angle)})`}>
                <text textAnchor="middle" dominantBaseline="central" fontSize={sizeOf(name)}>
                  {name}
                </text>
                {isGone && (
                  <text textAnchor="middle" dominantBaseline="central" fontSize="11" y={16}>
                    {goneText}
                  </text>
                )}
              </g>
            </g>
          );
        })}
        <circle r={FACE} fill={`url(#${id}shade)`} className={styles.still} />
      </g>
      <circle r={HUB + 5} className={styles.ring} />
      <circle r={HUB} fill={`url(#${id}hub)`} />
      <path className={styles.star} d="M0-21 5.6-6.6 21-6.5 8.8 3 13.2 18 0 9.3-13.2 18-8.8 3-21-6.5-5.6-6.6Z" />
      <path className={styles.pointer} d="M-17-218H17L0-172Z" />
    </svg>
  );
};
