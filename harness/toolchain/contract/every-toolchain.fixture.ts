import { expect } from 'vitest';
import { openToolchain } from '../../testing/open-program.ts';
import { testCache } from '../../testing/test-cache.fixture.ts';
import { createNativeToolchain } from '../native/native-toolchain.ts';
import { openPlainToolchain } from '../plain/plain.fixture.ts';
import type { Toolchain } from './toolchain.ts';

const names = ['native', 'native, without its speed layer', 'plain'] as const;

/** One value for each toolchain. */
export type OfEach<Thing> = Readonly<Record<(typeof names)[number], Thing>>;

/** The conformance tests run all toolchains through the same jobs. The native one is taken as correct. */
export async function everyToolchain(): Promise<OfEach<Toolchain>> {
  const [native, slow, plain] = await Promise.all([openToolchain(), openWithoutSpeed(), openPlainToolchain()]);
  return { native, 'native, without its speed layer': slow, plain };
}

export async function inEach<From, To>(
  all: OfEach<From>,
  make: (one: From, name: (typeof names)[number]) => Promise<To>,
): Promise<OfEach<To>> {
  const made = await Promise.all(names.map(async (name) => [name, await make(all[name], name)] as const));
  return Object.fromEntries(made) as OfEach<To>;
}

export function expectAllTheSame({ native, ...others }: OfEach<unknown>): void {
  for (const [name, other] of Object.entries(others)) expect(other, name).toEqual(native);
}

async function openWithoutSpeed(): Promise<Toolchain> {
  const runtimeFolder = 'harness/toolchain/runtime';
  const made = await createNativeToolchain({ runtimeFolder, cacheFolder: testCache(), withoutSpeed: true });
  if (made.kind === 'unavailable') throw new Error(made.sentence);
  return made.toolchain;
}
