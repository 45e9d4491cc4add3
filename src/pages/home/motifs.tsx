/** Three small drawings for the entry tiles, lit from above like the games' pictures. */

const CardsMotif = () => (
  <svg viewBox="0 0 130 110" aria-hidden>
    <defs>
      <linearGradient id="motif-card" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#fffdf4" />
        <stop offset="1" stopColor="#efe6cf" />
      </linearGradient>
    </defs>
    <g transform="translate(52 62) rotate(-16)">
      <rect x="-26" y="-40" width="52" height="76" rx="7" fill="url(#motif-card)" />
      <path
        d="M0-20c9 12 18 17 18 26a9 9 0 0 1-15 7c0 5 2 8 5 10H-8c3-2 5-5 5-10a9 9 0 0 1-15-7c0-9 9-14 18-26z"
        fill="#1d2b28"
      />
    </g>
    <g transform="translate(82 58) rotate(11)">
      <rect x="-27" y="-41" width="54" height="78" rx="7" fill="#000" opacity=".22" />
      <rect x="-26" y="-40" width="52" height="76" rx="7" fill="url(#motif-card)" />
      <path d="M0 20C-26 2-16-20 0-8c16-12 26 10 0 28z" fill="#d6443a" />
    </g>
  </svg>
);

const SevenMotif = () => (
  <svg viewBox="0 0 130 110" aria-hidden>
    <defs>
      <linearGradient id="motif-seven" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#fff3cf" />
        <stop offset=".55" stopColor="#e9bd55" />
        <stop offset="1" stopColor="#a86c16" />
      </linearGradient>
    </defs>
    <circle cx="76" cy="52" r="44" fill="#ffdf9a" opacity=".14" />
    <circle cx="76" cy="52" r="30" fill="#ffdf9a" opacity=".16" />
    <path
      d="M44 22c14-7 26 6 40-1 8-4 16-4 24-1l2 4c-16 20-24 38-25 66l-26 1c1-24 11-42 26-58-12 4-26-4-36 6l-6-1z"
      fill="url(#motif-seven)"
      stroke="#5d2a06"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path
      d="M50 24c11-4 22 5 35 0"
      stroke="#fff"
      strokeOpacity=".7"
      strokeWidth="3"
      fill="none"
      strokeLinecap="round"
    />
  </svg>
);

const KoiMotif = () => (
  <svg viewBox="0 0 130 110" aria-hidden>
    <defs>
      <linearGradient id="motif-koi" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#ffb27a" />
        <stop offset="1" stopColor="#e2553f" />
      </linearGradient>
    </defs>
    <g fill="none" stroke="#9be3ee" strokeOpacity=".35" strokeWidth="2">
      <path d="M4 92q14-10 28 0t28 0 28 0 28 0 28 0" />
      <path d="M-10 102q14-10 28 0t28 0 28 0 28 0 28 0" />
    </g>
    <g transform="translate(74 52) rotate(-16)">
      <path d="M-34 0c-10-4-18-16-26-16 2 8 4 10 4 16s-2 10-4 16c8 0 16-12 26-16z" fill="#ffd9a0" />
      <path d="M-40 0c18-30 58-32 80-2C18 30-20 30-40 0z" fill="url(#motif-koi)" />
      <path d="M-6-20c-2-12 10-18 22-16-4 4-6 12-6 18zM-2 18c0 10 8 14 18 12-4-4-4-10-3-14z" fill="#ffd9a0" />
      <path d="M-8-12q12 12 0 24M6-14q13 14 0 28" stroke="#fff" strokeOpacity=".6" strokeWidth="2.5" fill="none" />
      <circle cx="25" cy="-5" r="5.5" fill="#fff" />
      <circle cx="26.5" cy="-5" r="2.6" fill="#17211f" />
    </g>
    <circle cx="118" cy="34" r="4" fill="#bdeff6" opacity=".6" />
    <circle cx="110" cy="20" r="2.6" fill="#bdeff6" opacity=".6" />
  </svg>
);

/** The drawings by type of game. */
const MOTIFS = { LIVE: CardsMotif, RNG: SevenMotif, FISH: KoiMotif };

export default function Motif({ type }: { type: keyof typeof MOTIFS }) {
  const Drawing = MOTIFS[type];
  return <Drawing />;
}
