/** Open at first. */
export interface Gate {
  open(): void;
  close(): void;
  /** Waits until it is open. */
  pass(): Promise<void>;
}

export const createGate = (): Gate => {
  let open = (): void => {};
  let passed = Promise.resolve();
  return {
    open: () => open(),
    close: () => void (passed = new Promise((resolve) => (open = resolve))),
    pass: () => passed,
  };
};
