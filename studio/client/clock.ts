const two = (value: number): string => String(value).padStart(2, '0');

/** So many seconds as a clock shows them: 0:07, 12:30, 26:00:05. */
export function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
