import { linePattern, linesPattern } from '@redmark/contract';
import { z } from 'zod';

/** Schemas of request members, with Cognito's own limits. */
const any = (longest: number) => z.string().min(1).max(longest);
/** Text that can be stored. It is not normalised: two names that look alike may belong to two people. */
const text = (longest: number) => any(longest).regex(linePattern);

/** A display name, such as a device's. */
export const plainText = text;

export const clientId = text(128).regex(/^[\w+]+$/);
export const username = text(128).regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u);
/** Never stored in plain text, so any character is allowed. */
export const password = any(256);
export const confirmationCode = text(2048).regex(/^\S+$/);
export const session = z.string().min(20).max(2048).optional();
export const deviceKey = text(55).regex(/^[\w-]+_[0-9a-f-]+$/);
/** Only compared, never stored: anything that is not one of our tokens is refused as an invalid token. */
export const accessToken = any(8192);
export const refreshToken = any(4096);
export const userCode = z.string().regex(/^[0-9]{6}$/);
export const attributeName = text(32);
export const attributes = z.array(z.object({ Name: attributeName, Value: z.string().optional() })).max(50);
export const parameters = z.record(text(100), z.string().max(8192).regex(linesPattern));
export const base64 = text(1024).regex(/^[A-Za-z0-9+/=]+$/);
