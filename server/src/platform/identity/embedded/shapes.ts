import { linePattern, linesPattern } from '@redmark/contract';
import { z } from 'zod';

/** Members of requests, with the provider's own limits. */
const any = (longest: number) => z.string().min(1).max(longest);
/** Nothing that could not be kept. It is left in its own spelling: two names that look alike may be two people. */
const text = (longest: number) => any(longest).regex(linePattern);

/** What people name things. */
export const plainText = text;

export const clientId = text(128).regex(/^[\w+]+$/);
export const username = text(128).regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u);
/** Never kept as it is, and whatever somebody can type. */
export const password = any(256);
export const confirmationCode = text(2048).regex(/^\S+$/);
export const session = z.string().min(20).max(2048).optional();
export const deviceKey = text(55).regex(/^[\w-]+_[0-9a-f-]+$/);
/** Compared and never kept: what is no token of ours is refused as one. */
export const accessToken = any(8192);
export const refreshToken = any(4096);
export const userCode = z.string().regex(/^[0-9]{6}$/);
export const attributeName = text(32);
export const attributes = z.array(z.object({ Name: attributeName, Value: z.string().optional() })).max(50);
export const parameters = z.record(text(100), z.string().max(8192).regex(linesPattern));
export const base64 = text(1024).regex(/^[A-Za-z0-9+/=]+$/);
