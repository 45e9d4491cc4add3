/** How many games a page holds: at first, and once more were asked for. */
export interface PageSizes {
  first: number;
  then: number;
}
/** What was asked last; `turn` tells an older question's answer from the newest one's. */
export interface PageRequest {
  pageNo: number;
  pageSize: number;
  turn: number;
  /** The list begins anew with this page. */
  first?: boolean;
}

/**
 * The page to ask for after another (HOME-05): a size that changes begins again at page 1, and what is shown already is dropped by
 * its id, so that nothing is skipped. `after` null: from the start.
 */
export const nextPage = (
  after: PageRequest | null,
  asked: PageRequest | null,
  sizes: PageSizes,
): Required<PageRequest> => {
  const turn = (asked?.turn ?? 0) + 1;
  if (!after) return { pageNo: 1, pageSize: sizes.first, turn, first: true };
  if (after.pageSize !== sizes.then) return { pageNo: 1, pageSize: sizes.then, turn, first: false };
  return { pageNo: after.pageNo + 1, pageSize: sizes.then, turn, first: false };
};

/** Whether more can be asked for after this page. */
export const pagesLeft = ({ pageNo }: PageRequest, totalPages: number): boolean => pageNo < totalPages;
