-- Portraits and logos, drawn by scripts/demo-pictures.ts and uploaded with the demo's files, each in a folder named after
-- its owner. If only these scripts were loaded, there are none.
update public.profiles as profile set avatar_url = picture.name
from storage.objects as picture
where picture.bucket_id = 'avatars' and (storage.foldername(picture.name))[1] = profile.user_id::text;

insert into public.organization_profiles (organization_id, logo)
select organization.id, picture.name
from storage.objects as picture
join public.organizations as organization on organization.id::text = (storage.foldername(picture.name))[1]
where picture.bucket_id = 'company-media'
on conflict (organization_id) do update set logo = excluded.logo;
