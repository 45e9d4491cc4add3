/** A score in the order of the sides, which the page's direction decides. */
export const Score = ({ home, away, wide = false }: { home: number; away: number; wide?: boolean }) => (
  <>
    <bdi>{home}</bdi>
    {wide ? ' : ' : ':'}
    <bdi>{away}</bdi>
  </>
);
