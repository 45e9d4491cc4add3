/** Numbers of the specification's section 9 and the catalogue's decisions; each is a default that a brand may override where it says so. */
export const LIMITS = {
  /** Bytes of a JSON request body; larger is refused with `body_too_large` before it is parsed. */
  bodyBytes: 64 * 1024,
  /** Announcement and notice pages. */
  noticesPerPage: 8,
  winners: 20,
  homePageSize: 10,
  homePageSizeAfterFirstMore: 12,
  favouritesPageSize: 5,
  listPageSize: 20,
  popular: 12,
  /** Beside the jackpot (HOME-04). */
  hotGames: 4,
  /** Characters of a search for a game. */
  gameName: 64,
  favouriteThrottleMs: 1_000,
  captchaThrottleMs: 1_000,
  bannerAutoplayMs: 5_000,
  bannerSlideMs: 1_000,
  /** Pixels a frame at 60 Hz. */
  marqueeStep: 0.5,
  /** A marquee scrolls from this many notices on. */
  marqueeLimit: 3,
  chunkTimeoutMs: 120_000,
  /** A page that fails within this time after it was loaded again is not cured by that (SYS-11). */
  reloadTrialMs: 60_000,
  /** So long a browser may take to begin a download. */
  savedFileMs: 60_000,
  /** Pixels of the window of customer service (SHELL-06). */
  serviceWindow: { width: 440, height: 750 },
  /** A type with more games than this has large tiles (SHELL-04). */
  largeTilesFrom: 10,
  /** Years a player must have (AUTH-11, PP-01). */
  minimumAge: 18,
  username: { min: 4, max: 20 },
  password: { min: 8, max: 64 },
  /** Proof of freshness (W11): fetched after, stale after; milliseconds of server time. */
  heartbeatGraceMs: 1_000,
  staleAfterMs: 8_000,
} as const;

/** The same, of what the server alone decides: no byte of the page. */
export const SERVER_LIMITS = {
  /** More games than any page asks for at once; a larger page is cut. */
  gamesPage: 100,
  jackpotReleaseMs: [3_000, 4_000, 5_000],
  jackpotReleaseSteps: { min: 100, max: 500 },
  /** Proof of freshness (W11) is sent each. */
  heartbeatEveryMs: 5_000,
  /** A socket ticket lives this long and once (W7). */
  ticketMs: 30_000,
  /** A sealed body is taken this long after its key was fetched. */
  sealedForMs: 120_000,
  /** Unsent bytes at which a slow reader is cut (W12). */
  slowReaderBytes: 256 * 1024,
  /** Money actions ask again for the password after this idle time (AUTH-19). */
  idleMoneyMs: 15 * 60_000,
  /** PP-04: … and after so long nobody plays. */
  idlePlayMs: 30 * 60_000,
  /** A session ends after this, whatever happens (AUTH-19). */
  sessionMs: 12 * 3_600_000,
  /** PP-20: slots, start to start, enforced by the server. */
  slotRoundMs: 2_500,
} as const;
