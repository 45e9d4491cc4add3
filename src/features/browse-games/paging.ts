/** Games per page: the first page, and later ones. */
export interface PageSizes {
  first: number;
  then: number;
  /** Of all pages of one vendor's games or of favourites (GAME-02); by default as of other lists. */
  short?: number;
}
/** The last requested page; `turn` distinguishes an older query's answer from the newest one's. */
export interface PageRequest {
  pageNo: number;
  pageSize: number;
  turn: number;
  /** The list restarts with this page. */
  first?: boolean;
}

/**
 * Returns the page to request after another (HOME-05). When the page size changes, paging restarts at page 1, and games already
 * shown are dropped by id, so that none is skipped. `after` null: from the start.
 */
export const nextPage = (
  after: PageRequest | null,
  request: PageRequest | null,
  sizes: PageSizes,
): Required<PageRequest> => {
  const turn = (request?.turn ?? 0) + 1;
  if (!after) return { pageNo: 1, pageSize: sizes.first, turn, first: true };
  if (after.pageSize !== sizes.then) return { pageNo: 1, pageSize: sizes.then, turn, first: false };
  return { pageNo: after.pageNo + 1, pageSize: sizes.then, turn, first: false };
};

/** Whether there are pages after this one. */
export const pagesLeft = ({ pageNo }: PageRequest, totalPages: number): boolean => pageNo < totalPages;
