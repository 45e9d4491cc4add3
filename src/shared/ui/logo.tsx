/** The merchant's logo; without one, a brass star in a ring. */
export const Logo = ({ src }: { src: string | null }) =>
  src ? (
    <img src={src} width="28" height="28" alt="" />
  ) : (
    <svg viewBox="0 0 32 32" width="28" height="28" fill="none" aria-hidden>
      <circle cx="16" cy="16" r="14.2" stroke="var(--brass)" strokeWidth="1.8" />
      <path
        d="M16 5.4l3 7 7.6.7-5.8 5 1.8 7.4-6.6-4-6.6 4 1.8-7.4-5.8-5 7.6-.7z"
        fill="var(--brass)"
        stroke="var(--brass)"
        strokeLinejoin="round"
      />
    </svg>
  );
