/** Whether a host's name or address means this machine. An IPv6 address may have the brackets of a URL. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host);
