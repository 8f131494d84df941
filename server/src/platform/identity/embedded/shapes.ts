import { z } from 'zod';

/** Members of requests, with the provider's own limits. */
const text = (longest: number) => z.string().min(1).max(longest);

/** What people name things, without control characters. */
export const plainText = (longest: number) => text(longest).regex(/^\P{Cc}+$/u);

export const clientId = text(128).regex(/^[\w+]+$/);
export const username = text(128).regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u);
export const password = text(256);
export const confirmationCode = text(2048).regex(/^\S+$/);
export const session = z.string().min(20).max(2048).optional();
export const deviceKey = text(55).regex(/^[\w-]+_[0-9a-f-]+$/);
export const accessToken = text(8192);
export const refreshToken = text(4096);
export const userCode = z.string().regex(/^[0-9]{6}$/);
export const attributeName = text(32);
export const attributes = z.array(z.object({ Name: attributeName, Value: z.string().optional() })).max(50);
export const parameters = z.record(z.string(), z.string());
export const base64 = text(1024).regex(/^[A-Za-z0-9+/=]+$/);
