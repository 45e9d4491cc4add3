/** The age limit as the common sign. */
export const AgeMark = ({ age, label }: { age: number; label: string }) => (
  <svg viewBox="0 0 48 48" width="56" height="56" role="img" aria-label={label}>
    <circle cx="24" cy="24" r="21.5" fill="none" stroke="var(--coral)" strokeWidth="3" />
    <text
      x="24"
      y="30"
      textAnchor="middle"
      fontSize="17"
      fontWeight="700"
      fill="var(--strong)"
      fontFamily="var(--text-face)"
      direction="ltr"
    >
      {`${age}+`}
    </text>
  </svg>
);
