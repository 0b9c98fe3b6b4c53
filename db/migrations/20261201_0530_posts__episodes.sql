-- What belongs to an episode beside its recording.

alter table posts add column episode jsonb;
comment on column posts.episode is 'Chapters of the recording ({at: seconds, title}) and what is said in it: words, or cues as WebVTT. Apart from audio, which every list reads.';
