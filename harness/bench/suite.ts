import fc from 'fast-check';
import type { Assignment, GoldenSession, Property } from '../model/assignment/assignment.ts';
import { playSession } from '../model/assignment/play-session.ts';
import type { Reference } from '../model/assignment/reference.ts';

const goldenSessions = 50;
const randomGames = 500;
const randomCalls = 2000;
const seed = 20211023;

/** The assignment with as many cases as the limits assume: 50 golden sessions, 500 random runs and 2,000 calls. */
export async function benchSuite(assignment: Assignment, reference: Reference): Promise<Assignment> {
  const calls = Math.floor(randomCalls / assignment.functions.length);
  const properties = assignment.properties.map((property): Property => ({
    ...property,
    runs: property.target.kind === 'sessions' ? randomGames : calls,
  }));
  return { ...assignment, calls: [], sessions: await goldens(reference, assignment), properties };
}

export const casesOfSuite = goldenSessions + randomGames + randomCalls;

/** Golden sessions that the reference plays, so that there can be any number of them. */
function goldens(reference: Reference, { closesInput }: Pick<Assignment, 'closesInput'>): Promise<GoldenSession[]> {
  const { games } = reference.sessions;
  if (games === undefined) throw new Error('the reference generates no games');
  const played = fc
    .sample(games, { seed, numRuns: goldenSessions })
    .map(async (typed, index): Promise<GoldenSession> => ({
      id: `transcripts/${index + 1}`,
      about: `Golden session ${index + 1}`,
      visibility: 'public',
      points: 1,
      transcript: await playSession(reference, typed, { closesInput }),
      stopOnFailure: false,
    }));
  return Promise.all(played);
}
