import * as z from 'zod/mini';

/** Where the API of a vendor or a provider is: `https://…`, or a path of this site. */
export const BaseUrl = z.string().check(z.maxLength(300), z.regex(/^(https?:\/\/[^\s?#]+|\/[\w./-]*)$/));
