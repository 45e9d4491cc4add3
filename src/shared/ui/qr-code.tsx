import { encode, QrCodeDataType } from 'uqr';
import styles from './qr-code.module.css';

/** SYS-13: size and margin of the drawing, and the fractions that a dot takes of its cell and the logo takes of the code. */
const SIZE = 800;
const MARGIN = 20;
const DOT_SCALE = 0.35;
const LOGO_SCALE = 0.2;

interface Props {
  text: string;
  /** Read out in place of the code. */
  label: string;
}

/** The dots of a code as one path. Position and alignment marks stay solid, so that cameras find them. */
const dotsOf = (text: string): string => {
  const { data, types, size } = encode(text, { ecc: 'H', border: 0 });
  const cell = (SIZE - 2 * MARGIN) / size;
  const middle = SIZE / 2;
  const clear = (SIZE * LOGO_SCALE) / 2;
  const dot = (row: number, column: number): string => {
    if (!data[row]?.[column]) return '';
    const [x, y] = [MARGIN + column * cell, MARGIN + row * cell];
    const isHidden = Math.abs(x + cell / 2 - middle) < clear && Math.abs(y + cell / 2 - middle) < clear;
    if (isHidden) return '';
    const isWhole = [QrCodeDataType.Position, QrCodeDataType.Alignment].includes(types[row]![column]!);
    const edge = isWhole ? cell : cell * DOT_SCALE;
    const inset = (cell - edge) / 2;
    return `M${x + inset} ${y + inset}h${edge}v${edge}h${-edge}z`;
  };
  return data.flatMap((cells, row) => cells.map((_, column) => dot(row, column))).join('');
};

/** A QR code with the logo in its middle (SYS-13). It is dark on light in every theme, which cameras need. */
export const QrCode = ({ text, label }: Props) => {
  const sign = SIZE * LOGO_SCALE;
  return (
    <svg className={styles.code} viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label}>
      <rect width={SIZE} height={SIZE} fill="#fff" />
      <path d={dotsOf(text)} fill="#000" shapeRendering="crispEdges" />
      <svg x={(SIZE - sign) / 2} y={(SIZE - sign) / 2} width={sign} height={sign} viewBox="0 0 32 32">
        <circle cx="16" cy="16" r="14.2" fill="#fff" stroke="#8a6a1f" strokeWidth="1.8" />
        <path d="M16 5.4l3 7 7.6.7-5.8 5 1.8 7.4-6.6-4-6.6 4 1.8-7.4-5.8-5 7.6-.7z" fill="#8a6a1f" />
      </svg>
    </svg>
  );
};
