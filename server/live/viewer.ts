/** The user of a socket: a visitor of a merchant, or the member of a login session. */
export interface Viewer {
  merchant: string;
  memberId?: number;
  sessionId?: string;
  isAgent?: boolean;
  /** The member of a real account, not of a trial. */
  isReal?: boolean;
}

/** Returns the rooms (W9) of this viewer. The socket receives nothing from other rooms. */
export const roomsOf = ({ merchant, memberId, isAgent = false, isReal = false }: Viewer): ReadonlySet<string> =>
  new Set([
    `public:${merchant}`,
    ...(memberId === undefined ? [] : [`member:${memberId}`]),
    ...(isAgent ? [`agent:${memberId}`] : []),
    ...(isReal ? [`chat:${merchant}`] : []),
  ]);
