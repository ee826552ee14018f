export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  __InternalSupabase: {
    PostgrestVersion: "13"
  }
  public: {
    Tables: {
      acting_sessions: {
        Row: {
          ended_at: string | null
          ends_at: string
          id: string
          number: number
          reason: string
          started_at: string
          user_id: string
        }
        Insert: {
          ended_at?: string | null
          ends_at?: string
          id?: string
          number?: never
          reason: string
          started_at?: string
          user_id: string
        }
        Update: {
          ended_at?: string | null
          ends_at?: string
          id?: string
          number?: never
          reason?: string
          started_at?: string
          user_id?: string
        }
        Relationships: []
      }
      activity_hours: {
        Row: {
          enrollment_id: string
          hour: string
          seconds: number
          user_id: string
        }
        Insert: {
          enrollment_id: string
          hour: string
          seconds: number
          user_id: string
        }
        Update: {
          enrollment_id?: string
          hour?: string
          seconds?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "activity_hours_enrollment_id_fkey"
            columns: ["enrollment_id"]
            isOneToOne: false
            referencedRelation: "enrollments"
            referencedColumns: ["id"]
          },
        ]
      }
      agreement_confirmations: {
        Row: {
          agreement_id: string
          confirmed_at: string
          hash: string
          name: string
          side: string
          user_id: string | null
        }
        Insert: {
          agreement_id: string
          confirmed_at?: string
          hash: string
          name: string
          side: string
          user_id?: string | null
        }
        Update: {
          agreement_id?: string
          confirmed_at?: string
          hash?: string
          name?: string
          side?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "agreement_confirmations_agreement_id_fkey"
            columns: ["agreement_id"]
            isOneToOne: false
            referencedRelation: "agreements"
            referencedColumns: ["id"]
          },
        ]
      }
      agreements: {
        Row: {
          content: Json
          created_at: string
          finalized_at: string | null
          id: string
          parties: Json
          placement_id: string
          revision: number
          school_id: string
          student_id: string | null
          updated_at: string
          updated_by: string | null
          user_id: string | null
        }
        Insert: {
          content: Json
          created_at?: string
          finalized_at?: string | null
          id?: string
          parties: Json
          placement_id: string
          revision?: number
          school_id: string
          student_id?: string | null
          updated_at?: string
          updated_by?: string | null
          user_id?: string | null
        }
        Update: {
          content?: Json
          created_at?: string
          finalized_at?: string | null
          id?: string
          parties?: Json
          placement_id?: string
          revision?: number
          school_id?: string
          student_id?: string | null
          updated_at?: string
          updated_by?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "agreements_placement_id_fkey"
            columns: ["placement_id"]
            isOneToOne: true
            referencedRelation: "placements"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "agreements_school_id_fkey"
            columns: ["school_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "agreements_student_id_fkey"
            columns: ["student_id"]
            isOneToOne: false
            referencedRelation: "students"
            referencedColumns: ["id"]
          },
        ]
      }
      announcement_dismissals: {
        Row: {
          announcement_id: string
          dismissed_at: string
          user_id: string
        }
        Insert: {
          announcement_id: string
          dismissed_at?: string
          user_id: string
        }
        Update: {
          announcement_id?: string
          dismissed_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "announcement_dismissals_announcement_id_fkey"
            columns: ["announcement_id"]
            isOneToOne: false
            referencedRelation: "announcements"
            referencedColumns: ["id"]
          },
        ]
      }
      announcements: {
        Row: {
          created_at: string
          created_by: string | null
          ends_at: string
          id: string
          link: string | null
          revision: number
          role: Database["public"]["Enums"]["app_role"] | null
          starts_at: string
          text_en: string
          text_fr: string
          tone: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          ends_at: string
          id?: string
          link?: string | null
          revision?: number
          role?: Database["public"]["Enums"]["app_role"] | null
          starts_at: string
          text_en: string
          text_fr: string
          tone: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          created_by?: string | null
          ends_at?: string
          id?: string
          link?: string | null
          revision?: number
          role?: Database["public"]["Enums"]["app_role"] | null
          starts_at?: string
          text_en?: string
          text_fr?: string
          tone?: string
          updated_at?: string
        }
        Relationships: []
      }
      application_columns: {
        Row: {
          created_at: string
          id: string
          name: string | null
          position: string
          stage: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          name?: string | null
          position: string
          stage: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string | null
          position?: string
          stage?: string
          user_id?: string
        }
        Relationships: []
      }
      application_events: {
        Row: {
          application_id: string
          created_at: string
          from_column: string | null
          from_name: string | null
          from_stage: string | null
          happened_at: string
          id: string
          kind: string
          note: string
          to_column: string | null
          to_name: string | null
          to_stage: string | null
          user_id: string
        }
        Insert: {
          application_id: string
          created_at?: string
          from_column?: string | null
          from_name?: string | null
          from_stage?: string | null
          happened_at?: string
          id?: string
          kind: string
          note?: string
          to_column?: string | null
          to_name?: string | null
          to_stage?: string | null
          user_id?: string
        }
        Update: {
          application_id?: string
          created_at?: string
          from_column?: string | null
          from_name?: string | null
          from_stage?: string | null
          happened_at?: string
          id?: string
          kind?: string
          note?: string
          to_column?: string | null
          to_name?: string | null
          to_stage?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "application_events_user_id_application_id_fkey"
            columns: ["user_id", "application_id"]
            isOneToOne: false
            referencedRelation: "applications"
            referencedColumns: ["user_id", "id"]
          },
        ]
      }
      application_files: {
        Row: {
          application_id: string
          created_at: string
          id: string
          name: string
          path: string
          size: number
          user_id: string
        }
        Insert: {
          application_id: string
          created_at?: string
          id?: string
          name: string
          path: string
          size: number
          user_id?: string
        }
        Update: {
          application_id?: string
          created_at?: string
          id?: string
          name?: string
          path?: string
          size?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "application_files_user_id_application_id_fkey"
            columns: ["user_id", "application_id"]
            isOneToOne: false
            referencedRelation: "applications"
            referencedColumns: ["user_id", "id"]
          },
        ]
      }
      application_settings: {
        Row: {
          silent_days: number
          user_id: string
        }
        Insert: {
          silent_days?: number
          user_id: string
        }
        Update: {
          silent_days?: number
          user_id?: string
        }
        Relationships: []
      }
      applications: {
        Row: {
          applied_on: string | null
          column_id: string
          company: string
          contact_email: string
          contact_name: string
          contact_phone: string
          contract: string | null
          created_at: string
          heard_at: string
          id: string
          job_title: string
          link: string | null
          location: string
          next_action: string
          next_at: string | null
          notes: string
          opening_application_id: string | null
          position: string
          priority: number
          rejection_reason: string
          remind_at: string | null
          remind_minutes: number | null
          resume_label: string
          resume_path: string | null
          revision: number
          salary_currency: string
          salary_max: number | null
          salary_min: number | null
          salary_period: string
          tags: string[]
          updated_at: string
          user_id: string
        }
        Insert: {
          applied_on?: string | null
          column_id: string
          company: string
          contact_email?: string
          contact_name?: string
          contact_phone?: string
          contract?: string | null
          created_at?: string
          heard_at?: string
          id?: string
          job_title?: string
          link?: string | null
          location?: string
          next_action?: string
          next_at?: string | null
          notes?: string
          opening_application_id?: string | null
          position: string
          priority?: number
          rejection_reason?: string
          remind_at?: string | null
          remind_minutes?: number | null
          resume_label?: string
          resume_path?: string | null
          revision?: number
          salary_currency?: string
          salary_max?: number | null
          salary_min?: number | null
          salary_period?: string
          tags?: string[]
          updated_at?: string
          user_id?: string
        }
        Update: {
          applied_on?: string | null
          column_id?: string
          company?: string
          contact_email?: string
          contact_name?: string
          contact_phone?: string
          contract?: string | null
          created_at?: string
          heard_at?: string
          id?: string
          job_title?: string
          link?: string | null
          location?: string
          next_action?: string
          next_at?: string | null
          notes?: string
          opening_application_id?: string | null
          position?: string
          priority?: number
          rejection_reason?: string
          remind_at?: string | null
          remind_minutes?: number | null
          resume_label?: string
          resume_path?: string | null
          revision?: number
          salary_currency?: string
          salary_max?: number | null
          salary_min?: number | null
          salary_period?: string
          tags?: string[]
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "applications_opening_application_id_fkey"
            columns: ["opening_application_id"]
            isOneToOne: true
            referencedRelation: "opening_applications"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "applications_user_id_column_id_fkey"
            columns: ["user_id", "column_id"]
            isOneToOne: false
            referencedRelation: "application_columns"
            referencedColumns: ["user_id", "id"]
          },
        ]
      }
      audit_log: {
        Row: {
          action: string
          actor_id: string | null
          created_at: string
          details: Json
          id: number
          reason: string | null
          subject_id: string | null
          subject_type: string | null
          words: unknown | null
        }
        Insert: {
          action: string
          actor_id?: string | null
          created_at?: string
          details?: Json
          id?: never
          reason?: string | null
          subject_id?: string | null
          subject_type?: string | null
          words?: never
        }
        Update: {
          action?: string
          actor_id?: string | null
          created_at?: string
          details?: Json
          id?: never
          reason?: string | null
          subject_id?: string | null
          subject_type?: string | null
          words?: never
        }
        Relationships: []
      }
      blocks: {
        Row: {
          blocked_id: string
          created_at: string
          knows_name: boolean
          user_id: string
        }
        Insert: {
          blocked_id: string
          created_at?: string
          knows_name?: boolean
          user_id: string
        }
        Update: {
          blocked_id?: string
          created_at?: string
          knows_name?: boolean
          user_id?: string
        }
        Relationships: []
      }
      candidate_profiles: {
        Row: {
          availability: Database["public"]["Enums"]["availability"]
          available_from: string | null
          contract_kinds: string[]
          driving_licenses: string[]
          handle: string | null
          interests: string[]
          location: string
          looking_for: string
          phone: string
          places: string[]
          remote: Database["public"]["Enums"]["remote_wish"]
          revision: number
          shown: string[]
          updated_at: string
          user_id: string
          visibility: Database["public"]["Enums"]["profile_visibility"]
        }
        Insert: {
          availability?: Database["public"]["Enums"]["availability"]
          available_from?: string | null
          contract_kinds?: string[]
          driving_licenses?: string[]
          handle?: string | null
          interests?: string[]
          location?: string
          looking_for?: string
          phone?: string
          places?: string[]
          remote?: Database["public"]["Enums"]["remote_wish"]
          revision?: number
          shown?: string[]
          updated_at?: string
          user_id: string
          visibility?: Database["public"]["Enums"]["profile_visibility"]
        }
        Update: {
          availability?: Database["public"]["Enums"]["availability"]
          available_from?: string | null
          contract_kinds?: string[]
          driving_licenses?: string[]
          handle?: string | null
          interests?: string[]
          location?: string
          looking_for?: string
          phone?: string
          places?: string[]
          remote?: Database["public"]["Enums"]["remote_wish"]
          revision?: number
          shown?: string[]
          updated_at?: string
          user_id?: string
          visibility?: Database["public"]["Enums"]["profile_visibility"]
        }
        Relationships: []
      }
      certificates: {
        Row: {
          code: string
          enrollment_id: string
          facts: Json
          is_public: boolean
          issued_at: string
          opened_at: string | null
          organization_id: string
          revocation_reason: string | null
          revoked_at: string | null
          shown: Json
          user_id: string
        }
        Insert: {
          code?: string
          enrollment_id: string
          facts: Json
          is_public?: boolean
          issued_at?: string
          opened_at?: string | null
          organization_id: string
          revocation_reason?: string | null
          revoked_at?: string | null
          shown?: Json
          user_id: string
        }
        Update: {
          code?: string
          enrollment_id?: string
          facts?: Json
          is_public?: boolean
          issued_at?: string
          opened_at?: string | null
          organization_id?: string
          revocation_reason?: string | null
          revoked_at?: string | null
          shown?: Json
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "certificates_enrollment_id_fkey"
            columns: ["enrollment_id"]
            isOneToOne: true
            referencedRelation: "enrollments"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "certificates_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      client_contacts: {
        Row: {
          client_id: string
          created_at: string
          email: string
          id: string
          maker_id: string
          name: string
          phone: string
          role: string
        }
        Insert: {
          client_id: string
          created_at?: string
          email?: string
          id?: string
          maker_id?: string
          name: string
          phone?: string
          role?: string
        }
        Update: {
          client_id?: string
          created_at?: string
          email?: string
          id?: string
          maker_id?: string
          name?: string
          phone?: string
          role?: string
        }
        Relationships: [
          {
            foreignKeyName: "client_contacts_maker_id_client_id_fkey"
            columns: ["maker_id", "client_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["maker_id", "id"]
          },
          {
            foreignKeyName: "client_contacts_maker_id_fkey"
            columns: ["maker_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      clients: {
        Row: {
          address: string
          archived_at: string | null
          created_at: string
          id: string
          kind: string
          maker_id: string
          name: string
          note: string
          updated_at: string
          website: string | null
        }
        Insert: {
          address?: string
          archived_at?: string | null
          created_at?: string
          id?: string
          kind?: string
          maker_id?: string
          name: string
          note?: string
          updated_at?: string
          website?: string | null
        }
        Update: {
          address?: string
          archived_at?: string | null
          created_at?: string
          id?: string
          kind?: string
          maker_id?: string
          name?: string
          note?: string
          updated_at?: string
          website?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "clients_maker_id_fkey"
            columns: ["maker_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      co_reviews: {
        Row: {
          author_id: string | null
          body: string
          created_at: string
          enrollment_id: string
          id: string
          organization_id: string
          submission_id: string
          updated_at: string
        }
        Insert: {
          author_id?: string | null
          body: string
          created_at?: string
          enrollment_id: string
          id?: string
          organization_id: string
          submission_id: string
          updated_at?: string
        }
        Update: {
          author_id?: string | null
          body?: string
          created_at?: string
          enrollment_id?: string
          id?: string
          organization_id?: string
          submission_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "co_reviews_enrollment_id_fkey"
            columns: ["enrollment_id"]
            isOneToOne: false
            referencedRelation: "enrollments"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "co_reviews_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "co_reviews_submission_id_fkey"
            columns: ["submission_id"]
            isOneToOne: false
            referencedRelation: "submissions"
            referencedColumns: ["id"]
          },
        ]
      }
      cohorts: {
        Row: {
          archived_at: string | null
          created_at: string
          department_id: string | null
          ends_on: string | null
          id: string
          name: string
          organization_id: string
          starts_on: string | null
        }
        Insert: {
          archived_at?: string | null
          created_at?: string
          department_id?: string | null
          ends_on?: string | null
          id?: string
          name: string
          organization_id: string
          starts_on?: string | null
        }
        Update: {
          archived_at?: string | null
          created_at?: string
          department_id?: string | null
          ends_on?: string | null
          id?: string
          name?: string
          organization_id?: string
          starts_on?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "cohorts_department_id_fkey"
            columns: ["department_id"]
            isOneToOne: false
            referencedRelation: "departments"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "cohorts_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      comment_replies: {
        Row: {
          body: string
          comment_id: string
          created_at: string
          is_by_reviewer: boolean
          settles: boolean
          submission_id: string
        }
        Insert: {
          body?: string
          comment_id: string
          created_at?: string
          is_by_reviewer: boolean
          settles?: boolean
          submission_id: string
        }
        Update: {
          body?: string
          comment_id?: string
          created_at?: string
          is_by_reviewer?: boolean
          settles?: boolean
          submission_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "comment_replies_comment_id_fkey"
            columns: ["comment_id"]
            isOneToOne: false
            referencedRelation: "review_comments"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "comment_replies_submission_id_fkey"
            columns: ["submission_id"]
            isOneToOne: false
            referencedRelation: "reviews"
            referencedColumns: ["submission_id"]
          },
        ]
      }
      connections: {
        Row: {
          addressee_id: string
          asked_at: string
          connected_at: string | null
          id: string
          note: string
          requester_id: string
          status: Database["public"]["Enums"]["connection_status"]
        }
        Insert: {
          addressee_id: string
          asked_at?: string
          connected_at?: string | null
          id?: string
          note?: string
          requester_id: string
          status?: Database["public"]["Enums"]["connection_status"]
        }
        Update: {
          addressee_id?: string
          asked_at?: string
          connected_at?: string | null
          id?: string
          note?: string
          requester_id?: string
          status?: Database["public"]["Enums"]["connection_status"]
        }
        Relationships: []
      }
      consent_events: {
        Row: {
          browser: string | null
          created_at: string
          given: boolean
          id: number
          ip: unknown | null
          kind: string
          user_id: string
          version: string
        }
        Insert: {
          browser?: string | null
          created_at?: string
          given: boolean
          id?: never
          ip?: unknown | null
          kind: string
          user_id: string
          version?: string
        }
        Update: {
          browser?: string | null
          created_at?: string
          given?: boolean
          id?: never
          ip?: unknown | null
          kind?: string
          user_id?: string
          version?: string
        }
        Relationships: []
      }
      contact_requests: {
        Row: {
          body: string
          conversation_id: string | null
          created_at: string
          decided_at: string | null
          decline_reason: string | null
          expires_at: string
          id: string
          organization_id: string
          purpose: string
          sent_by: string | null
          shared_fields: string[] | null
          status: string
          user_id: string
        }
        Insert: {
          body: string
          conversation_id?: string | null
          created_at?: string
          decided_at?: string | null
          decline_reason?: string | null
          expires_at?: string
          id?: string
          organization_id: string
          purpose: string
          sent_by?: string | null
          shared_fields?: string[] | null
          status?: string
          user_id: string
        }
        Update: {
          body?: string
          conversation_id?: string | null
          created_at?: string
          decided_at?: string | null
          decline_reason?: string | null
          expires_at?: string
          id?: string
          organization_id?: string
          purpose?: string
          sent_by?: string | null
          shared_fields?: string[] | null
          status?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "contact_requests_conversation_id_fkey"
            columns: ["conversation_id"]
            isOneToOne: false
            referencedRelation: "conversations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "contact_requests_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      contact_shares: {
        Row: {
          created_at: string
          fields: string[]
          id: string
          organization_id: string
          revoked_at: string | null
          shared_until: string
          user_id: string
        }
        Insert: {
          created_at?: string
          fields: string[]
          id?: string
          organization_id: string
          revoked_at?: string | null
          shared_until: string
          user_id: string
        }
        Update: {
          created_at?: string
          fields?: string[]
          id?: string
          organization_id?: string
          revoked_at?: string | null
          shared_until?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "contact_shares_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      conversation_members: {
        Row: {
          conversation_id: string
          joined_at: string
          notify_at: string | null
          read_number: number
          user_id: string
        }
        Insert: {
          conversation_id: string
          joined_at?: string
          notify_at?: string | null
          read_number?: number
          user_id: string
        }
        Update: {
          conversation_id?: string
          joined_at?: string
          notify_at?: string | null
          read_number?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "conversation_members_conversation_id_fkey"
            columns: ["conversation_id"]
            isOneToOne: false
            referencedRelation: "conversations"
            referencedColumns: ["id"]
          },
        ]
      }
      conversations: {
        Row: {
          created_at: string
          first_at: string | null
          first_by: string | null
          id: string
          key: string | null
          kind: string
          last_at: string
          last_number: number
          pause_reason: string | null
          paused_at: string | null
        }
        Insert: {
          created_at?: string
          first_at?: string | null
          first_by?: string | null
          id?: string
          key?: string | null
          kind?: string
          last_at?: string
          last_number?: number
          pause_reason?: string | null
          paused_at?: string | null
        }
        Update: {
          created_at?: string
          first_at?: string | null
          first_by?: string | null
          id?: string
          key?: string | null
          kind?: string
          last_at?: string
          last_number?: number
          pause_reason?: string | null
          paused_at?: string | null
        }
        Relationships: []
      }
      cover_letters: {
        Row: {
          application_id: string | null
          created_at: string
          document: Json
          id: string
          posting_id: string | null
          revision: number
          story_id: string | null
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          application_id?: string | null
          created_at?: string
          document: Json
          id?: string
          posting_id?: string | null
          revision?: number
          story_id?: string | null
          title: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          application_id?: string | null
          created_at?: string
          document?: Json
          id?: string
          posting_id?: string | null
          revision?: number
          story_id?: string | null
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "cover_letters_user_id_application_id_fkey"
            columns: ["user_id", "application_id"]
            isOneToOne: false
            referencedRelation: "applications"
            referencedColumns: ["user_id", "id"]
          },
          {
            foreignKeyName: "cover_letters_user_id_posting_id_fkey"
            columns: ["user_id", "posting_id"]
            isOneToOne: false
            referencedRelation: "postings"
            referencedColumns: ["user_id", "id"]
          },
          {
            foreignKeyName: "cover_letters_user_id_story_id_fkey"
            columns: ["user_id", "story_id"]
            isOneToOne: false
            referencedRelation: "stories"
            referencedColumns: ["user_id", "id"]
          },
        ]
      }
      data_exports: {
        Row: {
          expires_at: string | null
          id: string
          path: string | null
          percent: number
          ready_at: string | null
          requested_at: string
          size: number | null
          status: string
          step: string
          user_id: string
        }
        Insert: {
          expires_at?: string | null
          id?: string
          path?: string | null
          percent?: number
          ready_at?: string | null
          requested_at?: string
          size?: number | null
          status?: string
          step?: string
          user_id: string
        }
        Update: {
          expires_at?: string | null
          id?: string
          path?: string | null
          percent?: number
          ready_at?: string | null
          requested_at?: string
          size?: number | null
          status?: string
          step?: string
          user_id?: string
        }
        Relationships: []
      }
      departments: {
        Row: {
          created_at: string
          id: string
          name: string
          organization_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          organization_id: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          organization_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "departments_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      discovery_events: {
        Row: {
          at: string
          day: string
          details: Json
          id: number
          kind: string
          organization_id: string
          user_id: string
        }
        Insert: {
          at?: string
          day?: string
          details?: Json
          id?: never
          kind: string
          organization_id: string
          user_id: string
        }
        Update: {
          at?: string
          day?: string
          details?: Json
          id?: never
          kind?: string
          organization_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "discovery_events_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      discovery_exclusions: {
        Row: {
          created_at: string
          organization_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          organization_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          organization_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "discovery_exclusions_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      discovery_settings: {
        Row: {
          decided_at: string
          hidden: string[]
          is_findable: boolean
          user_id: string
        }
        Insert: {
          decided_at?: string
          hidden?: string[]
          is_findable?: boolean
          user_id: string
        }
        Update: {
          decided_at?: string
          hidden?: string[]
          is_findable?: boolean
          user_id?: string
        }
        Relationships: []
      }
      dismissed_missions: {
        Row: {
          created_at: string
          mission_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          mission_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          mission_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "dismissed_missions_mission_id_fkey"
            columns: ["mission_id"]
            isOneToOne: false
            referencedRelation: "missions"
            referencedColumns: ["id"]
          },
        ]
      }
      dismissed_people: {
        Row: {
          created_at: string
          dismissed_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          dismissed_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          dismissed_id?: string
          user_id?: string
        }
        Relationships: []
      }
      endorsements: {
        Row: {
          created_at: string
          endorser_id: string
          skill: string
          user_id: string
        }
        Insert: {
          created_at?: string
          endorser_id: string
          skill: string
          user_id: string
        }
        Update: {
          created_at?: string
          endorser_id?: string
          skill?: string
          user_id?: string
        }
        Relationships: []
      }
      enrollments: {
        Row: {
          attempts: number
          completed_at: string | null
          due_at: string | null
          id: string
          is_complete: boolean
          language: string
          mission_id: string
          organization_id: string
          path: string[]
          progress: number
          seconds_spent: number
          started_at: string
          status: Database["public"]["Enums"]["enrollment_status"]
          submitted_at: string | null
          time_counted_at: string
          updated_at: string
          user_id: string
          version: number
        }
        Insert: {
          attempts?: number
          completed_at?: string | null
          due_at?: string | null
          id?: string
          is_complete?: boolean
          language: string
          mission_id: string
          organization_id: string
          path: string[]
          progress?: number
          seconds_spent?: number
          started_at?: string
          status?: Database["public"]["Enums"]["enrollment_status"]
          submitted_at?: string | null
          time_counted_at?: string
          updated_at?: string
          user_id: string
          version: number
        }
        Update: {
          attempts?: number
          completed_at?: string | null
          due_at?: string | null
          id?: string
          is_complete?: boolean
          language?: string
          mission_id?: string
          organization_id?: string
          path?: string[]
          progress?: number
          seconds_spent?: number
          started_at?: string
          status?: Database["public"]["Enums"]["enrollment_status"]
          submitted_at?: string | null
          time_counted_at?: string
          updated_at?: string
          user_id?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "enrollments_mission_id_version_fkey"
            columns: ["mission_id", "version"]
            isOneToOne: false
            referencedRelation: "mission_versions"
            referencedColumns: ["mission_id", "version"]
          },
          {
            foreignKeyName: "enrollments_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      event_evaluations: {
        Row: {
          created_at: string
          event_id: string
          rating: number
          user_id: string
          words: string
        }
        Insert: {
          created_at?: string
          event_id: string
          rating: number
          user_id: string
          words?: string
        }
        Update: {
          created_at?: string
          event_id?: string
          rating?: number
          user_id?: string
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_evaluations_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      event_registrations: {
        Row: {
          attended_at: string | null
          code: string
          event_id: string
          id: string
          joined_at: string
          status: string
          user_id: string
        }
        Insert: {
          attended_at?: string | null
          code?: string
          event_id: string
          id?: string
          joined_at?: string
          status: string
          user_id: string
        }
        Update: {
          attended_at?: string | null
          code?: string
          event_id?: string
          id?: string
          joined_at?: string
          status?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_registrations_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "events"
            referencedColumns: ["id"]
          },
        ]
      }
      events: {
        Row: {
          audience: string
          cancel_reason: string
          capacity: number | null
          cohort_ids: string[]
          created_at: string
          description: string
          ends_at: string
          evaluation_asked_at: string | null
          id: string
          is_online: boolean
          join_url: string | null
          kind: string
          language: string
          organization_id: string
          place: string
          published_at: string | null
          remind_at: string | null
          revision: number
          starts_at: string
          status: string
          taken: number
          time_zone: string
          title: string
          updated_at: string
          waiting: number
          words: string
        }
        Insert: {
          audience?: string
          cancel_reason?: string
          capacity?: number | null
          cohort_ids?: string[]
          created_at?: string
          description?: string
          ends_at: string
          evaluation_asked_at?: string | null
          id?: string
          is_online: boolean
          join_url?: string | null
          kind: string
          language: string
          organization_id: string
          place?: string
          published_at?: string | null
          remind_at?: string | null
          revision?: number
          starts_at: string
          status?: string
          taken?: number
          time_zone: string
          title: string
          updated_at?: string
          waiting?: number
          words?: string
        }
        Update: {
          audience?: string
          cancel_reason?: string
          capacity?: number | null
          cohort_ids?: string[]
          created_at?: string
          description?: string
          ends_at?: string
          evaluation_asked_at?: string | null
          id?: string
          is_online?: boolean
          join_url?: string | null
          kind?: string
          language?: string
          organization_id?: string
          place?: string
          published_at?: string | null
          remind_at?: string | null
          revision?: number
          starts_at?: string
          status?: string
          taken?: number
          time_zone?: string
          title?: string
          updated_at?: string
          waiting?: number
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "events_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      habits: {
        Row: {
          applications: number | null
          hours: number | null
          is_checklist_hidden: boolean
          practice: number | null
          submissions: number | null
          updated_at: string
          user_id: string
        }
        Insert: {
          applications?: number | null
          hours?: number | null
          is_checklist_hidden?: boolean
          practice?: number | null
          submissions?: number | null
          updated_at?: string
          user_id: string
        }
        Update: {
          applications?: number | null
          hours?: number | null
          is_checklist_hidden?: boolean
          practice?: number | null
          submissions?: number | null
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      home_visits: {
        Row: {
          area: Database["public"]["Enums"]["app_role"]
          is_guide_hidden: boolean
          left_at: string | null
          seen_at: string
          user_id: string
        }
        Insert: {
          area: Database["public"]["Enums"]["app_role"]
          is_guide_hidden?: boolean
          left_at?: string | null
          seen_at?: string
          user_id: string
        }
        Update: {
          area?: Database["public"]["Enums"]["app_role"]
          is_guide_hidden?: boolean
          left_at?: string | null
          seen_at?: string
          user_id?: string
        }
        Relationships: []
      }
      human_reviews: {
        Row: {
          answer: string | null
          answered_at: string | null
          answered_by: string | null
          application_id: string | null
          asked_at: string
          due_at: string
          id: string
          late_at: string | null
          match_id: string | null
          opening_id: string
          question: string
          reminded_at: string | null
          subject: string
          user_id: string
          verdict: string | null
        }
        Insert: {
          answer?: string | null
          answered_at?: string | null
          answered_by?: string | null
          application_id?: string | null
          asked_at?: string
          due_at: string
          id?: string
          late_at?: string | null
          match_id?: string | null
          opening_id: string
          question: string
          reminded_at?: string | null
          subject: string
          user_id: string
          verdict?: string | null
        }
        Update: {
          answer?: string | null
          answered_at?: string | null
          answered_by?: string | null
          application_id?: string | null
          asked_at?: string
          due_at?: string
          id?: string
          late_at?: string | null
          match_id?: string | null
          opening_id?: string
          question?: string
          reminded_at?: string | null
          subject?: string
          user_id?: string
          verdict?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "human_reviews_application_id_fkey"
            columns: ["application_id"]
            isOneToOne: true
            referencedRelation: "opening_applications"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "human_reviews_match_id_fkey"
            columns: ["match_id"]
            isOneToOne: false
            referencedRelation: "match_scores"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "human_reviews_opening_id_fkey"
            columns: ["opening_id"]
            isOneToOne: false
            referencedRelation: "openings"
            referencedColumns: ["id"]
          },
        ]
      }
      inbox_answers: {
        Row: {
          answer: string
          answered_by: string | null
          created_at: string
          id: string
          message_id: string
        }
        Insert: {
          answer: string
          answered_by?: string | null
          created_at?: string
          id?: string
          message_id: string
        }
        Update: {
          answer?: string
          answered_by?: string | null
          created_at?: string
          id?: string
          message_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "inbox_answers_message_id_fkey"
            columns: ["message_id"]
            isOneToOne: false
            referencedRelation: "inbox_messages"
            referencedColumns: ["id"]
          },
        ]
      }
      inbox_messages: {
        Row: {
          assigned_to: string | null
          created_at: string
          email: string
          id: string
          language: string
          message: string
          name: string
          page: string | null
          source: Database["public"]["Enums"]["inbox_source"]
          status: Database["public"]["Enums"]["inbox_status"]
          topic: string
          updated_at: string
          user_id: string | null
        }
        Insert: {
          assigned_to?: string | null
          created_at?: string
          email: string
          id?: string
          language: string
          message: string
          name: string
          page?: string | null
          source: Database["public"]["Enums"]["inbox_source"]
          status?: Database["public"]["Enums"]["inbox_status"]
          topic: string
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          assigned_to?: string | null
          created_at?: string
          email?: string
          id?: string
          language?: string
          message?: string
          name?: string
          page?: string | null
          source?: Database["public"]["Enums"]["inbox_source"]
          status?: Database["public"]["Enums"]["inbox_status"]
          topic?: string
          updated_at?: string
          user_id?: string | null
        }
        Relationships: []
      }
      interview_events: {
        Row: {
          actor_id: string | null
          at: string
          by: string
          id: number
          interview_id: string
          kind: string
          slots: string[]
          words: string
        }
        Insert: {
          actor_id?: string | null
          at?: string
          by: string
          id?: never
          interview_id: string
          kind: string
          slots?: string[]
          words?: string
        }
        Update: {
          actor_id?: string | null
          at?: string
          by?: string
          id?: never
          interview_id?: string
          kind?: string
          slots?: string[]
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "interview_events_interview_id_fkey"
            columns: ["interview_id"]
            isOneToOne: false
            referencedRelation: "interviews"
            referencedColumns: ["id"]
          },
        ]
      }
      interview_notes: {
        Row: {
          author_id: string | null
          body: string
          created_at: string
          id: string
          interview_id: string
        }
        Insert: {
          author_id?: string | null
          body: string
          created_at?: string
          id?: string
          interview_id: string
        }
        Update: {
          author_id?: string | null
          body?: string
          created_at?: string
          id?: string
          interview_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "interview_notes_interview_id_fkey"
            columns: ["interview_id"]
            isOneToOne: false
            referencedRelation: "interviews"
            referencedColumns: ["id"]
          },
        ]
      }
      interview_people: {
        Row: {
          interview_id: string
          user_id: string
        }
        Insert: {
          interview_id: string
          user_id: string
        }
        Update: {
          interview_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "interview_people_interview_id_fkey"
            columns: ["interview_id"]
            isOneToOne: false
            referencedRelation: "interviews"
            referencedColumns: ["id"]
          },
        ]
      }
      interview_questions: {
        Row: {
          aim_en: string
          aim_fr: string
          edited_at: string | null
          hints_en: string[]
          hints_fr: string[]
          kind: Database["public"]["Enums"]["question_kind"]
          prompt_en: string
          prompt_fr: string
          retired_at: string | null
          slug: string
          trade: Database["public"]["Enums"]["mission_category"] | null
        }
        Insert: {
          aim_en: string
          aim_fr: string
          edited_at?: string | null
          hints_en: string[]
          hints_fr: string[]
          kind: Database["public"]["Enums"]["question_kind"]
          prompt_en: string
          prompt_fr: string
          retired_at?: string | null
          slug: string
          trade?: Database["public"]["Enums"]["mission_category"] | null
        }
        Update: {
          aim_en?: string
          aim_fr?: string
          edited_at?: string | null
          hints_en?: string[]
          hints_fr?: string[]
          kind?: Database["public"]["Enums"]["question_kind"]
          prompt_en?: string
          prompt_fr?: string
          retired_at?: string | null
          slug?: string
          trade?: Database["public"]["Enums"]["mission_category"] | null
        }
        Relationships: []
      }
      interviews: {
        Row: {
          applicant_zone: string | null
          application_id: string
          created_at: string
          ends_at: string | null
          id: string
          kind: string
          minutes: number
          place: string
          proposed_by: string | null
          remind_at: string | null
          revision: number
          slots: string[]
          starts_at: string | null
          status: string
          team_zone: string
          words: string
        }
        Insert: {
          applicant_zone?: string | null
          application_id: string
          created_at?: string
          ends_at?: string | null
          id?: string
          kind: string
          minutes: number
          place: string
          proposed_by?: string | null
          remind_at?: string | null
          revision?: number
          slots: string[]
          starts_at?: string | null
          status?: string
          team_zone: string
          words?: string
        }
        Update: {
          applicant_zone?: string | null
          application_id?: string
          created_at?: string
          ends_at?: string | null
          id?: string
          kind?: string
          minutes?: number
          place?: string
          proposed_by?: string | null
          remind_at?: string | null
          revision?: number
          slots?: string[]
          starts_at?: string | null
          status?: string
          team_zone?: string
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "interviews_application_id_fkey"
            columns: ["application_id"]
            isOneToOne: false
            referencedRelation: "opening_applications"
            referencedColumns: ["id"]
          },
        ]
      }
      invoices: {
        Row: {
          amount_minor: number
          created_at: string
          currency: string
          due_on: string | null
          id: string
          maker_id: string
          number: string
          paid_on: string | null
          project_id: string
          sent_on: string | null
        }
        Insert: {
          amount_minor: number
          created_at?: string
          currency: string
          due_on?: string | null
          id?: string
          maker_id?: string
          number: string
          paid_on?: string | null
          project_id: string
          sent_on?: string | null
        }
        Update: {
          amount_minor?: number
          created_at?: string
          currency?: string
          due_on?: string | null
          id?: string
          maker_id?: string
          number?: string
          paid_on?: string | null
          project_id?: string
          sent_on?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "invoices_maker_id_fkey"
            columns: ["maker_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invoices_maker_id_project_id_fkey"
            columns: ["maker_id", "project_id"]
            isOneToOne: false
            referencedRelation: "projects"
            referencedColumns: ["maker_id", "id"]
          },
        ]
      }
      jobs: {
        Row: {
          aliases: string[]
          category: Database["public"]["Enums"]["mission_category"]
          edited_at: string | null
          essential: string[]
          optional: string[]
          retired_at: string | null
          slug: string
          summary_en: string
          summary_fr: string
          title_en: string
          title_fr: string
        }
        Insert: {
          aliases?: string[]
          category: Database["public"]["Enums"]["mission_category"]
          edited_at?: string | null
          essential: string[]
          optional?: string[]
          retired_at?: string | null
          slug: string
          summary_en: string
          summary_fr: string
          title_en: string
          title_fr: string
        }
        Update: {
          aliases?: string[]
          category?: Database["public"]["Enums"]["mission_category"]
          edited_at?: string | null
          essential?: string[]
          optional?: string[]
          retired_at?: string | null
          slug?: string
          summary_en?: string
          summary_fr?: string
          title_en?: string
          title_fr?: string
        }
        Relationships: []
      }
      legal_minimums: {
        Row: {
          age_from: number | null
          amount: number
          contract_year: number | null
          country: string
          id: string
          kind: string
          source: string
          updated_at: string
          valid_from: string
        }
        Insert: {
          age_from?: number | null
          amount: number
          contract_year?: number | null
          country?: string
          id?: string
          kind: string
          source?: string
          updated_at?: string
          valid_from: string
        }
        Update: {
          age_from?: number | null
          amount?: number
          contract_year?: number | null
          country?: string
          id?: string
          kind?: string
          source?: string
          updated_at?: string
          valid_from?: string
        }
        Relationships: []
      }
      legal_texts: {
        Row: {
          body_en: string
          body_fr: string
          changes_en: string
          changes_fr: string
          edited_by: string | null
          id: string
          kind: Database["public"]["Enums"]["legal_kind"]
          needs_consent: boolean
          published_at: string | null
          published_by: string | null
          revision: number
          updated_at: string
          version: number | null
        }
        Insert: {
          body_en: string
          body_fr: string
          changes_en?: string
          changes_fr?: string
          edited_by?: string | null
          id?: string
          kind: Database["public"]["Enums"]["legal_kind"]
          needs_consent?: boolean
          published_at?: string | null
          published_by?: string | null
          revision?: number
          updated_at?: string
          version?: number | null
        }
        Update: {
          body_en?: string
          body_fr?: string
          changes_en?: string
          changes_fr?: string
          edited_by?: string | null
          id?: string
          kind?: Database["public"]["Enums"]["legal_kind"]
          needs_consent?: boolean
          published_at?: string | null
          published_by?: string | null
          revision?: number
          updated_at?: string
          version?: number | null
        }
        Relationships: []
      }
      letter_versions: {
        Row: {
          created_at: string
          document: Json
          id: string
          label: string
          letter_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          document: Json
          id?: string
          label?: string
          letter_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          document?: Json
          id?: string
          label?: string
          letter_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "letter_versions_user_id_letter_id_fkey"
            columns: ["user_id", "letter_id"]
            isOneToOne: false
            referencedRelation: "cover_letters"
            referencedColumns: ["user_id", "id"]
          },
        ]
      }
      mail_texts: {
        Row: {
          body: string
          kind: string
          language: string
          revision: number
          subject: string
          updated_at: string
          updated_by: string | null
        }
        Insert: {
          body: string
          kind: string
          language: string
          revision?: number
          subject: string
          updated_at?: string
          updated_by?: string | null
        }
        Update: {
          body?: string
          kind?: string
          language?: string
          revision?: number
          subject?: string
          updated_at?: string
          updated_by?: string | null
        }
        Relationships: []
      }
      maker_profiles: {
        Row: {
          availability: string
          available_from: string | null
          bio: string
          headline: string
          is_public: boolean
          mentee_places: number
          organization_id: string
          rates: Json
          revision: number
          skill_slugs: string[]
          skills: Json
          updated_at: string
          words: string
        }
        Insert: {
          availability?: string
          available_from?: string | null
          bio?: string
          headline?: string
          is_public?: boolean
          mentee_places?: number
          organization_id: string
          rates?: Json
          revision?: number
          skill_slugs?: never
          skills?: Json
          updated_at?: string
          words?: string
        }
        Update: {
          availability?: string
          available_from?: string | null
          bio?: string
          headline?: string
          is_public?: boolean
          mentee_places?: number
          organization_id?: string
          rates?: Json
          revision?: number
          skill_slugs?: never
          skills?: Json
          updated_at?: string
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "maker_profiles_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: true
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      match_questions: {
        Row: {
          answer: string | null
          answered_at: string | null
          asked_at: string
          id: string
          match_id: string
          organization_id: string
          question: string
          user_id: string
        }
        Insert: {
          answer?: string | null
          answered_at?: string | null
          asked_at?: string
          id?: string
          match_id: string
          organization_id: string
          question: string
          user_id: string
        }
        Update: {
          answer?: string | null
          answered_at?: string | null
          asked_at?: string
          id?: string
          match_id?: string
          organization_id?: string
          question?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "match_questions_match_id_fkey"
            columns: ["match_id"]
            isOneToOne: true
            referencedRelation: "match_scores"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "match_questions_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      match_scores: {
        Row: {
          digest: string
          first_shown_at: string
          formula: string
          grade: string | null
          held_back: string | null
          id: string
          opening_id: string
          opening_title: string
          organization_id: string
          reasons: Json
          review_verdict: string | null
          reviewed_at: string | null
          score: number | null
          shown_at: string
          shown_to: string
          user_id: string
        }
        Insert: {
          digest?: never
          first_shown_at?: string
          formula: string
          grade?: string | null
          held_back?: string | null
          id?: string
          opening_id: string
          opening_title: string
          organization_id: string
          reasons: Json
          review_verdict?: string | null
          reviewed_at?: string | null
          score?: number | null
          shown_at?: string
          shown_to?: string
          user_id: string
        }
        Update: {
          digest?: never
          first_shown_at?: string
          formula?: string
          grade?: string | null
          held_back?: string | null
          id?: string
          opening_id?: string
          opening_title?: string
          organization_id?: string
          reasons?: Json
          review_verdict?: string | null
          reviewed_at?: string | null
          score?: number | null
          shown_at?: string
          shown_to?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "match_scores_opening_id_fkey"
            columns: ["opening_id"]
            isOneToOne: false
            referencedRelation: "openings"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "match_scores_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      mentoring_goals: {
        Row: {
          created_at: string
          done_at: string | null
          id: string
          mentorship_id: string
          title: string
        }
        Insert: {
          created_at?: string
          done_at?: string | null
          id?: string
          mentorship_id: string
          title: string
        }
        Update: {
          created_at?: string
          done_at?: string | null
          id?: string
          mentorship_id?: string
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: "mentoring_goals_mentorship_id_fkey"
            columns: ["mentorship_id"]
            isOneToOne: false
            referencedRelation: "mentorships"
            referencedColumns: ["id"]
          },
        ]
      }
      mentoring_notes: {
        Row: {
          body: string
          session_id: string
          updated_at: string
          user_id: string
        }
        Insert: {
          body: string
          session_id: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          body?: string
          session_id?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "mentoring_notes_session_id_fkey"
            columns: ["session_id"]
            isOneToOne: false
            referencedRelation: "mentoring_sessions"
            referencedColumns: ["id"]
          },
        ]
      }
      mentoring_sessions: {
        Row: {
          created_at: string
          id: string
          mentorship_id: string
          minutes: number
          notes: string
          revision: number
          starts_at: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          id?: string
          mentorship_id: string
          minutes: number
          notes?: string
          revision?: number
          starts_at: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          mentorship_id?: string
          minutes?: number
          notes?: string
          revision?: number
          starts_at?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "mentoring_sessions_mentorship_id_fkey"
            columns: ["mentorship_id"]
            isOneToOne: false
            referencedRelation: "mentorships"
            referencedColumns: ["id"]
          },
        ]
      }
      mentorships: {
        Row: {
          body: string
          candidate_id: string
          candidate_word: string
          conversation_id: string | null
          created_at: string
          decided_at: string | null
          ended_at: string | null
          ended_by: string | null
          expires_at: string
          id: string
          maker_id: string
          maker_word: string
          mentor_id: string | null
          purpose: string
          reason: string
          status: string
        }
        Insert: {
          body: string
          candidate_id: string
          candidate_word?: string
          conversation_id?: string | null
          created_at?: string
          decided_at?: string | null
          ended_at?: string | null
          ended_by?: string | null
          expires_at?: string
          id?: string
          maker_id: string
          maker_word?: string
          mentor_id?: string | null
          purpose: string
          reason?: string
          status?: string
        }
        Update: {
          body?: string
          candidate_id?: string
          candidate_word?: string
          conversation_id?: string | null
          created_at?: string
          decided_at?: string | null
          ended_at?: string | null
          ended_by?: string | null
          expires_at?: string
          id?: string
          maker_id?: string
          maker_word?: string
          mentor_id?: string | null
          purpose?: string
          reason?: string
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: "mentorships_conversation_id_fkey"
            columns: ["conversation_id"]
            isOneToOne: false
            referencedRelation: "conversations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "mentorships_maker_id_fkey"
            columns: ["maker_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      message_files: {
        Row: {
          conversation_id: string
          is_hidden: boolean
          name: string
          number: number
          path: string
          size: number
        }
        Insert: {
          conversation_id: string
          is_hidden?: boolean
          name: string
          number: number
          path: string
          size: number
        }
        Update: {
          conversation_id?: string
          is_hidden?: boolean
          name?: string
          number?: number
          path?: string
          size?: number
        }
        Relationships: [
          {
            foreignKeyName: "message_files_conversation_id_number_fkey"
            columns: ["conversation_id", "number"]
            isOneToOne: false
            referencedRelation: "messages"
            referencedColumns: ["conversation_id", "number"]
          },
        ]
      }
      message_settings: {
        Row: {
          shows_presence: boolean
          shows_read: boolean
          updated_at: string
          user_id: string
        }
        Insert: {
          shows_presence?: boolean
          shows_read?: boolean
          updated_at?: string
          user_id: string
        }
        Update: {
          shows_presence?: boolean
          shows_read?: boolean
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      messages: {
        Row: {
          author_id: string | null
          body: string
          conversation_id: string
          created_at: string
          deleted_at: string | null
          edited_at: string | null
          id: string
          number: number
          words: unknown
        }
        Insert: {
          author_id?: string | null
          body: string
          conversation_id: string
          created_at?: string
          deleted_at?: string | null
          edited_at?: string | null
          id: string
          number: number
          words?: unknown
        }
        Update: {
          author_id?: string | null
          body?: string
          conversation_id?: string
          created_at?: string
          deleted_at?: string | null
          edited_at?: string | null
          id?: string
          number?: number
          words?: unknown
        }
        Relationships: [
          {
            foreignKeyName: "messages_conversation_id_fkey"
            columns: ["conversation_id"]
            isOneToOne: false
            referencedRelation: "conversations"
            referencedColumns: ["id"]
          },
        ]
      }
      milestones: {
        Row: {
          created_at: string
          done_at: string | null
          due_on: string
          id: string
          is_goal: boolean
          job_slug: string | null
          kind: string
          mission_id: string | null
          note: string
          remind_days: number | null
          reminded_at: string | null
          title: string
          user_id: string
        }
        Insert: {
          created_at?: string
          done_at?: string | null
          due_on: string
          id?: string
          is_goal?: boolean
          job_slug?: string | null
          kind?: string
          mission_id?: string | null
          note?: string
          remind_days?: number | null
          reminded_at?: string | null
          title: string
          user_id: string
        }
        Update: {
          created_at?: string
          done_at?: string | null
          due_on?: string
          id?: string
          is_goal?: boolean
          job_slug?: string | null
          kind?: string
          mission_id?: string | null
          note?: string
          remind_days?: number | null
          reminded_at?: string | null
          title?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "milestones_job_slug_fkey"
            columns: ["job_slug"]
            isOneToOne: false
            referencedRelation: "jobs"
            referencedColumns: ["slug"]
          },
          {
            foreignKeyName: "milestones_mission_id_fkey"
            columns: ["mission_id"]
            isOneToOne: false
            referencedRelation: "missions"
            referencedColumns: ["id"]
          },
        ]
      }
      mission_invitations: {
        Row: {
          agreed_at: string | null
          declined_at: string | null
          email: string | null
          id: string
          invited_at: string
          invited_by: string | null
          mission_id: string
          organization_id: string
          revoked_at: string | null
          sent_at: string
          user_id: string | null
        }
        Insert: {
          agreed_at?: string | null
          declined_at?: string | null
          email?: string | null
          id?: string
          invited_at?: string
          invited_by?: string | null
          mission_id: string
          organization_id: string
          revoked_at?: string | null
          sent_at?: string
          user_id?: string | null
        }
        Update: {
          agreed_at?: string | null
          declined_at?: string | null
          email?: string | null
          id?: string
          invited_at?: string
          invited_by?: string | null
          mission_id?: string
          organization_id?: string
          revoked_at?: string | null
          sent_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "mission_invitations_mission_id_fkey"
            columns: ["mission_id"]
            isOneToOne: false
            referencedRelation: "missions"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "mission_invitations_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      mission_listings: {
        Row: {
          category: Database["public"]["Enums"]["mission_category"]
          closes_on: string | null
          difficulty: Database["public"]["Enums"]["mission_difficulty"]
          feedback_days: number
          hours: number
          is_open: boolean
          language: string
          languages: string[]
          median_hours: number | null
          mission_id: string
          organization_id: string
          organization_kind: Database["public"]["Enums"]["organization_kind"]
          organization_name: string
          outline: Json
          published_at: string
          rubric: Json | null
          skills: string[]
          starts: number | null
          summary: string
          title: string
          translations: Json
          version: number
          words: string
        }
        Insert: {
          category: Database["public"]["Enums"]["mission_category"]
          closes_on?: string | null
          difficulty: Database["public"]["Enums"]["mission_difficulty"]
          feedback_days: number
          hours: number
          is_open: boolean
          language: string
          languages?: string[]
          median_hours?: number | null
          mission_id: string
          organization_id: string
          organization_kind: Database["public"]["Enums"]["organization_kind"]
          organization_name: string
          outline: Json
          published_at?: string
          rubric?: Json | null
          skills: string[]
          starts?: number | null
          summary: string
          title: string
          translations?: Json
          version: number
          words: string
        }
        Update: {
          category?: Database["public"]["Enums"]["mission_category"]
          closes_on?: string | null
          difficulty?: Database["public"]["Enums"]["mission_difficulty"]
          feedback_days?: number
          hours?: number
          is_open?: boolean
          language?: string
          languages?: string[]
          median_hours?: number | null
          mission_id?: string
          organization_id?: string
          organization_kind?: Database["public"]["Enums"]["organization_kind"]
          organization_name?: string
          outline?: Json
          published_at?: string
          rubric?: Json | null
          skills?: string[]
          starts?: number | null
          summary?: string
          title?: string
          translations?: Json
          version?: number
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "mission_listings_mission_id_fkey"
            columns: ["mission_id"]
            isOneToOne: true
            referencedRelation: "missions"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "mission_listings_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      mission_templates: {
        Row: {
          created_at: string
          marked_by: string | null
          mission_id: string
          version: number
        }
        Insert: {
          created_at?: string
          marked_by?: string | null
          mission_id: string
          version: number
        }
        Update: {
          created_at?: string
          marked_by?: string | null
          mission_id?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "mission_templates_mission_id_fkey"
            columns: ["mission_id"]
            isOneToOne: true
            referencedRelation: "missions"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "mission_templates_mission_id_version_fkey"
            columns: ["mission_id", "version"]
            isOneToOne: false
            referencedRelation: "mission_versions"
            referencedColumns: ["mission_id", "version"]
          },
        ]
      }
      mission_versions: {
        Row: {
          category: string | null
          content: Json
          difficulty: string | null
          languages: string[] | null
          mission_id: string
          note: string
          published_at: string
          published_by: string | null
          skills: string[] | null
          title: string | null
          translations: Json | null
          version: number
        }
        Insert: {
          category?: never
          content: Json
          difficulty?: never
          languages?: never
          mission_id: string
          note?: string
          published_at?: string
          published_by?: string | null
          skills?: never
          title?: never
          translations?: never
          version: number
        }
        Update: {
          category?: never
          content?: Json
          difficulty?: never
          languages?: never
          mission_id?: string
          note?: string
          published_at?: string
          published_by?: string | null
          skills?: never
          title?: never
          translations?: never
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "mission_versions_mission_id_fkey"
            columns: ["mission_id"]
            isOneToOne: false
            referencedRelation: "missions"
            referencedColumns: ["id"]
          },
        ]
      }
      missions: {
        Row: {
          allows_co_review: boolean
          by_invitation: boolean
          closes_on: string | null
          created_at: string
          created_by: string | null
          draft: Json
          draft_revision: number
          has_changes: boolean
          id: string
          organization_id: string
          shares_reviews: boolean
          status: Database["public"]["Enums"]["mission_status"]
          updated_at: string
          version: number
        }
        Insert: {
          allows_co_review?: boolean
          by_invitation?: boolean
          closes_on?: string | null
          created_at?: string
          created_by?: string | null
          draft?: Json
          draft_revision?: number
          has_changes?: boolean
          id?: string
          organization_id: string
          shares_reviews?: boolean
          status?: Database["public"]["Enums"]["mission_status"]
          updated_at?: string
          version?: number
        }
        Update: {
          allows_co_review?: boolean
          by_invitation?: boolean
          closes_on?: string | null
          created_at?: string
          created_by?: string | null
          draft?: Json
          draft_revision?: number
          has_changes?: boolean
          id?: string
          organization_id?: string
          shares_reviews?: boolean
          status?: Database["public"]["Enums"]["mission_status"]
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "missions_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      network_settings: {
        Row: {
          asked_by: Database["public"]["Enums"]["network_circle"]
          common: string[]
          found_by: Database["public"]["Enums"]["network_circle"]
          updated_at: string
          user_id: string
        }
        Insert: {
          asked_by?: Database["public"]["Enums"]["network_circle"]
          common?: string[]
          found_by?: Database["public"]["Enums"]["network_circle"]
          updated_at?: string
          user_id: string
        }
        Update: {
          asked_by?: Database["public"]["Enums"]["network_circle"]
          common?: string[]
          found_by?: Database["public"]["Enums"]["network_circle"]
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      notification_preferences: {
        Row: {
          appointments: Database["public"]["Enums"]["mail_choice"]
          digest_hour: number
          feedback: Database["public"]["Enums"]["mail_choice"]
          invitations: Database["public"]["Enums"]["mail_choice"]
          other: Database["public"]["Enums"]["mail_choice"]
          push_details: boolean
          push_topics: string[]
          quiet_from: number | null
          quiet_until: number | null
          requests: Database["public"]["Enums"]["mail_choice"]
          reviews: Database["public"]["Enums"]["mail_choice"]
          time_zone: string
          updated_at: string
          user_id: string
        }
        Insert: {
          appointments?: Database["public"]["Enums"]["mail_choice"]
          digest_hour?: number
          feedback?: Database["public"]["Enums"]["mail_choice"]
          invitations?: Database["public"]["Enums"]["mail_choice"]
          other?: Database["public"]["Enums"]["mail_choice"]
          push_details?: boolean
          push_topics?: string[]
          quiet_from?: number | null
          quiet_until?: number | null
          requests?: Database["public"]["Enums"]["mail_choice"]
          reviews?: Database["public"]["Enums"]["mail_choice"]
          time_zone?: string
          updated_at?: string
          user_id: string
        }
        Update: {
          appointments?: Database["public"]["Enums"]["mail_choice"]
          digest_hour?: number
          feedback?: Database["public"]["Enums"]["mail_choice"]
          invitations?: Database["public"]["Enums"]["mail_choice"]
          other?: Database["public"]["Enums"]["mail_choice"]
          push_details?: boolean
          push_topics?: string[]
          quiet_from?: number | null
          quiet_until?: number | null
          requests?: Database["public"]["Enums"]["mail_choice"]
          reviews?: Database["public"]["Enums"]["mail_choice"]
          time_zone?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      notifications: {
        Row: {
          created_at: string
          data: Json
          id: string
          kind: string
          link: string | null
          mailed_at: string | null
          read_at: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          data?: Json
          id?: string
          kind: string
          link?: string | null
          mailed_at?: string | null
          read_at?: string | null
          user_id: string
        }
        Update: {
          created_at?: string
          data?: Json
          id?: string
          kind?: string
          link?: string | null
          mailed_at?: string | null
          read_at?: string | null
          user_id?: string
        }
        Relationships: []
      }
      opening_application_comments: {
        Row: {
          application_id: string
          author_id: string | null
          body: string
          created_at: string
          id: string
        }
        Insert: {
          application_id: string
          author_id?: string | null
          body: string
          created_at?: string
          id?: string
        }
        Update: {
          application_id?: string
          author_id?: string | null
          body?: string
          created_at?: string
          id?: string
        }
        Relationships: [
          {
            foreignKeyName: "opening_application_comments_application_id_fkey"
            columns: ["application_id"]
            isOneToOne: false
            referencedRelation: "opening_applications"
            referencedColumns: ["id"]
          },
        ]
      }
      opening_application_conflicts: {
        Row: {
          application_id: string
          declared_at: string
          user_id: string
        }
        Insert: {
          application_id: string
          declared_at?: string
          user_id: string
        }
        Update: {
          application_id?: string
          declared_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "opening_application_conflicts_application_id_fkey"
            columns: ["application_id"]
            isOneToOne: false
            referencedRelation: "opening_applications"
            referencedColumns: ["id"]
          },
        ]
      }
      opening_application_moves: {
        Row: {
          actor_id: string | null
          application_id: string
          at: string
          due_at: string | null
          from_kind: string | null
          from_name: string | null
          id: number
          kind: string
          to_kind: string | null
          to_name: string | null
        }
        Insert: {
          actor_id?: string | null
          application_id: string
          at?: string
          due_at?: string | null
          from_kind?: string | null
          from_name?: string | null
          id?: never
          kind: string
          to_kind?: string | null
          to_name?: string | null
        }
        Update: {
          actor_id?: string | null
          application_id?: string
          at?: string
          due_at?: string | null
          from_kind?: string | null
          from_name?: string | null
          id?: never
          kind?: string
          to_kind?: string | null
          to_name?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "opening_application_moves_application_id_fkey"
            columns: ["application_id"]
            isOneToOne: false
            referencedRelation: "opening_applications"
            referencedColumns: ["id"]
          },
        ]
      }
      opening_applications: {
        Row: {
          anonymized_at: string | null
          answer_due_at: string | null
          answered_at: string | null
          answers: Json
          certificates: string[]
          clock_left: unknown | null
          facts: Json
          id: string
          is_named: boolean
          late_at: string | null
          letter: string
          missions: string[]
          must_haves: Json
          opened_at: string | null
          opening_id: string
          outcome: string | null
          promises: Json
          reason: string | null
          reminded_at: string | null
          resume_id: string | null
          revealed_at: string | null
          revision: number
          sent_at: string
          shared_fields: string[]
          source: string
          stage_id: string
          stopped_for: string | null
          user_id: string | null
          version: number
          withdrawn_at: string | null
          words: string | null
          would_change: string | null
        }
        Insert: {
          anonymized_at?: string | null
          answer_due_at?: string | null
          answered_at?: string | null
          answers?: Json
          certificates?: string[]
          clock_left?: unknown | null
          facts?: Json
          id?: string
          is_named?: boolean
          late_at?: string | null
          letter?: string
          missions?: string[]
          must_haves?: Json
          opened_at?: string | null
          opening_id: string
          outcome?: string | null
          promises?: Json
          reason?: string | null
          reminded_at?: string | null
          resume_id?: string | null
          revealed_at?: string | null
          revision?: number
          sent_at?: string
          shared_fields: string[]
          source?: string
          stage_id: string
          stopped_for?: string | null
          user_id?: string | null
          version: number
          withdrawn_at?: string | null
          words?: string | null
          would_change?: string | null
        }
        Update: {
          anonymized_at?: string | null
          answer_due_at?: string | null
          answered_at?: string | null
          answers?: Json
          certificates?: string[]
          clock_left?: unknown | null
          facts?: Json
          id?: string
          is_named?: boolean
          late_at?: string | null
          letter?: string
          missions?: string[]
          must_haves?: Json
          opened_at?: string | null
          opening_id?: string
          outcome?: string | null
          promises?: Json
          reason?: string | null
          reminded_at?: string | null
          resume_id?: string | null
          revealed_at?: string | null
          revision?: number
          sent_at?: string
          shared_fields?: string[]
          source?: string
          stage_id?: string
          stopped_for?: string | null
          user_id?: string | null
          version?: number
          withdrawn_at?: string | null
          words?: string | null
          would_change?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "opening_applications_opening_id_fkey"
            columns: ["opening_id"]
            isOneToOne: false
            referencedRelation: "openings"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "opening_applications_opening_id_stage_id_fkey"
            columns: ["opening_id", "stage_id"]
            isOneToOne: false
            referencedRelation: "opening_stages"
            referencedColumns: ["opening_id", "id"]
          },
          {
            foreignKeyName: "opening_applications_opening_id_version_fkey"
            columns: ["opening_id", "version"]
            isOneToOne: false
            referencedRelation: "opening_versions"
            referencedColumns: ["opening_id", "version"]
          },
          {
            foreignKeyName: "opening_applications_resume_id_fkey"
            columns: ["resume_id"]
            isOneToOne: false
            referencedRelation: "resumes"
            referencedColumns: ["id"]
          },
        ]
      }
      opening_invitations: {
        Row: {
          declined_at: string | null
          email: string | null
          id: string
          invited_at: string
          invited_by: string | null
          opening_id: string
          renewals: number
          revoked_at: string | null
          sent_at: string | null
          user_id: string | null
        }
        Insert: {
          declined_at?: string | null
          email?: string | null
          id?: string
          invited_at?: string
          invited_by?: string | null
          opening_id: string
          renewals?: number
          revoked_at?: string | null
          sent_at?: string | null
          user_id?: string | null
        }
        Update: {
          declined_at?: string | null
          email?: string | null
          id?: string
          invited_at?: string
          invited_by?: string | null
          opening_id?: string
          renewals?: number
          revoked_at?: string | null
          sent_at?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "opening_invitations_opening_id_fkey"
            columns: ["opening_id"]
            isOneToOne: false
            referencedRelation: "openings"
            referencedColumns: ["id"]
          },
        ]
      }
      opening_missions: {
        Row: {
          mission_id: string
          opening_id: string
          skills: string[]
        }
        Insert: {
          mission_id: string
          opening_id: string
          skills: string[]
        }
        Update: {
          mission_id?: string
          opening_id?: string
          skills?: string[]
        }
        Relationships: [
          {
            foreignKeyName: "opening_missions_mission_id_fkey"
            columns: ["mission_id"]
            isOneToOne: false
            referencedRelation: "missions"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "opening_missions_opening_id_fkey"
            columns: ["opening_id"]
            isOneToOne: false
            referencedRelation: "openings"
            referencedColumns: ["id"]
          },
        ]
      }
      opening_offers: {
        Row: {
          application_id: string
          contract: string
          decline_reason: string | null
          ended_at: string | null
          ends_on: string | null
          expires_on: string
          hours_per_week: number
          id: string
          pay_amount: number | null
          pay_currency: string
          pay_period: string
          place: string
          reminded_at: string | null
          remote: Database["public"]["Enums"]["remote_wish"]
          sent_at: string
          sent_by: string | null
          starts_on: string
          state: string
          terms: string
          title: string
          withdrawal_reason: string | null
        }
        Insert: {
          application_id: string
          contract: string
          decline_reason?: string | null
          ended_at?: string | null
          ends_on?: string | null
          expires_on: string
          hours_per_week: number
          id?: string
          pay_amount?: number | null
          pay_currency: string
          pay_period: string
          place?: string
          reminded_at?: string | null
          remote: Database["public"]["Enums"]["remote_wish"]
          sent_at?: string
          sent_by?: string | null
          starts_on: string
          state?: string
          terms?: string
          title: string
          withdrawal_reason?: string | null
        }
        Update: {
          application_id?: string
          contract?: string
          decline_reason?: string | null
          ended_at?: string | null
          ends_on?: string | null
          expires_on?: string
          hours_per_week?: number
          id?: string
          pay_amount?: number | null
          pay_currency?: string
          pay_period?: string
          place?: string
          reminded_at?: string | null
          remote?: Database["public"]["Enums"]["remote_wish"]
          sent_at?: string
          sent_by?: string | null
          starts_on?: string
          state?: string
          terms?: string
          title?: string
          withdrawal_reason?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "opening_offers_application_id_fkey"
            columns: ["application_id"]
            isOneToOne: false
            referencedRelation: "opening_applications"
            referencedColumns: ["id"]
          },
        ]
      }
      opening_recommendations: {
        Row: {
          author_id: string | null
          cohort_id: string
          created_at: string
          id: string
          opening_id: string
          organization_id: string
          withdrawn_at: string | null
          words: string
        }
        Insert: {
          author_id?: string | null
          cohort_id: string
          created_at?: string
          id?: string
          opening_id: string
          organization_id: string
          withdrawn_at?: string | null
          words?: string
        }
        Update: {
          author_id?: string | null
          cohort_id?: string
          created_at?: string
          id?: string
          opening_id?: string
          organization_id?: string
          withdrawn_at?: string | null
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "opening_recommendations_cohort_id_fkey"
            columns: ["cohort_id"]
            isOneToOne: false
            referencedRelation: "cohorts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "opening_recommendations_opening_id_fkey"
            columns: ["opening_id"]
            isOneToOne: false
            referencedRelation: "openings"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "opening_recommendations_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      opening_schools: {
        Row: {
          opening_id: string
          organization_id: string
        }
        Insert: {
          opening_id: string
          organization_id: string
        }
        Update: {
          opening_id?: string
          organization_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "opening_schools_opening_id_fkey"
            columns: ["opening_id"]
            isOneToOne: false
            referencedRelation: "openings"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "opening_schools_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      opening_scorecards: {
        Row: {
          application_id: string
          author_id: string | null
          id: string
          recommendation: string
          scores: Json
          submitted_at: string
          was_blind: boolean
          words: string
        }
        Insert: {
          application_id: string
          author_id?: string | null
          id?: string
          recommendation: string
          scores: Json
          submitted_at?: string
          was_blind: boolean
          words: string
        }
        Update: {
          application_id?: string
          author_id?: string | null
          id?: string
          recommendation?: string
          scores?: Json
          submitted_at?: string
          was_blind?: boolean
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "opening_scorecards_application_id_fkey"
            columns: ["application_id"]
            isOneToOne: false
            referencedRelation: "opening_applications"
            referencedColumns: ["id"]
          },
        ]
      }
      opening_searches: {
        Row: {
          alerted_until: string
          alerts: string
          created_at: string
          filter: Json
          id: string
          name: string
          sort: string
          user_id: string
        }
        Insert: {
          alerted_until?: string
          alerts?: string
          created_at?: string
          filter: Json
          id?: string
          name: string
          sort?: string
          user_id: string
        }
        Update: {
          alerted_until?: string
          alerts?: string
          created_at?: string
          filter?: Json
          id?: string
          name?: string
          sort?: string
          user_id?: string
        }
        Relationships: []
      }
      opening_stages: {
        Row: {
          answer_days: number | null
          id: string
          kind: string
          name: string | null
          opening_id: string
          place: number
        }
        Insert: {
          answer_days?: number | null
          id?: string
          kind: string
          name?: string | null
          opening_id: string
          place: number
        }
        Update: {
          answer_days?: number | null
          id?: string
          kind?: string
          name?: string | null
          opening_id?: string
          place?: number
        }
        Relationships: [
          {
            foreignKeyName: "opening_stages_opening_id_fkey"
            columns: ["opening_id"]
            isOneToOne: false
            referencedRelation: "openings"
            referencedColumns: ["id"]
          },
        ]
      }
      opening_team: {
        Row: {
          added_at: string
          is_lead: boolean
          opening_id: string
          user_id: string
        }
        Insert: {
          added_at?: string
          is_lead?: boolean
          opening_id: string
          user_id: string
        }
        Update: {
          added_at?: string
          is_lead?: boolean
          opening_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "opening_team_opening_id_fkey"
            columns: ["opening_id"]
            isOneToOne: false
            referencedRelation: "openings"
            referencedColumns: ["id"]
          },
        ]
      }
      opening_versions: {
        Row: {
          content: Json
          opening_id: string
          published_at: string
          published_by: string | null
          version: number
        }
        Insert: {
          content: Json
          opening_id: string
          published_at?: string
          published_by?: string | null
          version: number
        }
        Update: {
          content?: Json
          opening_id?: string
          published_at?: string
          published_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "opening_versions_opening_id_fkey"
            columns: ["opening_id"]
            isOneToOne: false
            referencedRelation: "openings"
            referencedColumns: ["id"]
          },
        ]
      }
      openings: {
        Row: {
          admins_notified_at: string | null
          apply_by: string | null
          audience: string
          closed_at: string | null
          contracts: string[]
          created_at: string
          created_by: string | null
          criteria: Json
          criteria_fixed_at: string | null
          description: string
          duration_months: number | null
          filled_from: string | null
          has_changes: boolean
          hours_per_week: number | null
          id: string
          job_slug: string | null
          language: string
          languages: Json
          organization_id: string
          pay_currency: string
          pay_max: number | null
          pay_min: number | null
          pay_period: string | null
          places: number
          places_filled: number
          published_at: string | null
          questions: Json
          remote: Database["public"]["Enums"]["remote_wish"]
          resubmitted_at: string | null
          review_reason: string | null
          revision: number
          skills: Json
          slug: string | null
          start_on: string | null
          status: string
          submitted_at: string | null
          submitted_by: string | null
          title: string
          town_slug: string | null
          translation: Json | null
          updated_at: string
          version: number
          working_time: string
        }
        Insert: {
          admins_notified_at?: string | null
          apply_by?: string | null
          audience?: string
          closed_at?: string | null
          contracts?: string[]
          created_at?: string
          created_by?: string | null
          criteria?: Json
          criteria_fixed_at?: string | null
          description?: string
          duration_months?: number | null
          filled_from?: string | null
          has_changes?: boolean
          hours_per_week?: number | null
          id?: string
          job_slug?: string | null
          language?: string
          languages?: Json
          organization_id: string
          pay_currency?: string
          pay_max?: number | null
          pay_min?: number | null
          pay_period?: string | null
          places?: number
          places_filled?: number
          published_at?: string | null
          questions?: Json
          remote: Database["public"]["Enums"]["remote_wish"]
          resubmitted_at?: string | null
          review_reason?: string | null
          revision?: number
          skills: Json
          slug?: string | null
          start_on?: string | null
          status?: string
          submitted_at?: string | null
          submitted_by?: string | null
          title: string
          town_slug?: string | null
          translation?: Json | null
          updated_at?: string
          version?: number
          working_time?: string
        }
        Update: {
          admins_notified_at?: string | null
          apply_by?: string | null
          audience?: string
          closed_at?: string | null
          contracts?: string[]
          created_at?: string
          created_by?: string | null
          criteria?: Json
          criteria_fixed_at?: string | null
          description?: string
          duration_months?: number | null
          filled_from?: string | null
          has_changes?: boolean
          hours_per_week?: number | null
          id?: string
          job_slug?: string | null
          language?: string
          languages?: Json
          organization_id?: string
          pay_currency?: string
          pay_max?: number | null
          pay_min?: number | null
          pay_period?: string | null
          places?: number
          places_filled?: number
          published_at?: string | null
          questions?: Json
          remote?: Database["public"]["Enums"]["remote_wish"]
          resubmitted_at?: string | null
          review_reason?: string | null
          revision?: number
          skills?: Json
          slug?: string | null
          start_on?: string | null
          status?: string
          submitted_at?: string | null
          submitted_by?: string | null
          title?: string
          town_slug?: string | null
          translation?: Json | null
          updated_at?: string
          version?: number
          working_time?: string
        }
        Relationships: [
          {
            foreignKeyName: "openings_job_slug_fkey"
            columns: ["job_slug"]
            isOneToOne: false
            referencedRelation: "jobs"
            referencedColumns: ["slug"]
          },
          {
            foreignKeyName: "openings_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "openings_town_slug_fkey"
            columns: ["town_slug"]
            isOneToOne: false
            referencedRelation: "towns"
            referencedColumns: ["slug"]
          },
        ]
      }
      organization_members: {
        Row: {
          created_at: string
          member_role: Database["public"]["Enums"]["member_role"]
          organization_id: string
          title: string
          user_id: string
        }
        Insert: {
          created_at?: string
          member_role?: Database["public"]["Enums"]["member_role"]
          organization_id: string
          title?: string
          user_id: string
        }
        Update: {
          created_at?: string
          member_role?: Database["public"]["Enums"]["member_role"]
          organization_id?: string
          title?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "organization_members_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      organization_profiles: {
        Row: {
          company_values: Json
          links: Json
          logo: string | null
          organization_id: string
          photos: Json
          place: string
          revision: number
          sector: string | null
          size: string | null
          story: string
          tagline: string
          updated_at: string
          updated_by: string | null
        }
        Insert: {
          company_values?: Json
          links?: Json
          logo?: string | null
          organization_id: string
          photos?: Json
          place?: string
          revision?: number
          sector?: string | null
          size?: string | null
          story?: string
          tagline?: string
          updated_at?: string
          updated_by?: string | null
        }
        Update: {
          company_values?: Json
          links?: Json
          logo?: string | null
          organization_id?: string
          photos?: Json
          place?: string
          revision?: number
          sector?: string | null
          size?: string | null
          story?: string
          tagline?: string
          updated_at?: string
          updated_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "organization_profiles_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: true
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      organization_suspensions: {
        Row: {
          created_at: string
          ends_at: string | null
          id: string
          lifted_at: string | null
          lifted_by: string | null
          organization_id: string
          reason: string
          replied_at: string | null
          replied_by: string | null
          reply: string | null
          suspended_by: string | null
        }
        Insert: {
          created_at?: string
          ends_at?: string | null
          id?: string
          lifted_at?: string | null
          lifted_by?: string | null
          organization_id: string
          reason: string
          replied_at?: string | null
          replied_by?: string | null
          reply?: string | null
          suspended_by?: string | null
        }
        Update: {
          created_at?: string
          ends_at?: string | null
          id?: string
          lifted_at?: string | null
          lifted_by?: string | null
          organization_id?: string
          reason?: string
          replied_at?: string | null
          replied_by?: string | null
          reply?: string | null
          suspended_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "organization_suspensions_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      organizations: {
        Row: {
          awaits_answer: boolean
          created_at: string
          decided_at: string | null
          decided_by: string | null
          decision_reason: string | null
          heard_from: string | null
          id: string
          kind: Database["public"]["Enums"]["organization_kind"]
          name: string
          requested_by: string | null
          siret: string | null
          slug: string
          status: Database["public"]["Enums"]["organization_status"]
          updated_at: string
          verification_asked_at: string | null
          verification_reminded_at: string | null
          verified_until: string | null
          website: string | null
        }
        Insert: {
          awaits_answer?: boolean
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          decision_reason?: string | null
          heard_from?: string | null
          id?: string
          kind: Database["public"]["Enums"]["organization_kind"]
          name: string
          requested_by?: string | null
          siret?: string | null
          slug?: string
          status?: Database["public"]["Enums"]["organization_status"]
          updated_at?: string
          verification_asked_at?: string | null
          verification_reminded_at?: string | null
          verified_until?: string | null
          website?: string | null
        }
        Update: {
          awaits_answer?: boolean
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          decision_reason?: string | null
          heard_from?: string | null
          id?: string
          kind?: Database["public"]["Enums"]["organization_kind"]
          name?: string
          requested_by?: string | null
          siret?: string | null
          slug?: string
          status?: Database["public"]["Enums"]["organization_status"]
          updated_at?: string
          verification_asked_at?: string | null
          verification_reminded_at?: string | null
          verified_until?: string | null
          website?: string | null
        }
        Relationships: []
      }
      page_views: {
        Row: {
          case_id: string | null
          day: string
          id: number
          mission_id: string | null
          opening_id: string | null
          organization_id: string
          user_id: string | null
          version: number | null
          visitor: string | null
        }
        Insert: {
          case_id?: string | null
          day: string
          id?: never
          mission_id?: string | null
          opening_id?: string | null
          organization_id: string
          user_id?: string | null
          version?: number | null
          visitor?: string | null
        }
        Update: {
          case_id?: string | null
          day?: string
          id?: never
          mission_id?: string | null
          opening_id?: string | null
          organization_id?: string
          user_id?: string | null
          version?: number | null
          visitor?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "page_views_case_id_fkey"
            columns: ["case_id"]
            isOneToOne: false
            referencedRelation: "portfolio_cases"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "page_views_mission_id_fkey"
            columns: ["mission_id"]
            isOneToOne: false
            referencedRelation: "missions"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "page_views_opening_id_fkey"
            columns: ["opening_id"]
            isOneToOne: false
            referencedRelation: "openings"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "page_views_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      partnership_history: {
        Row: {
          act: string
          actor_id: string | null
          at: string
          id: number
          note: string
          partnership_id: string
          side: string
          version: number | null
        }
        Insert: {
          act: string
          actor_id?: string | null
          at?: string
          id?: never
          note?: string
          partnership_id: string
          side: string
          version?: number | null
        }
        Update: {
          act?: string
          actor_id?: string | null
          at?: string
          id?: never
          note?: string
          partnership_id?: string
          side?: string
          version?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "partnership_history_partnership_id_fkey"
            columns: ["partnership_id"]
            isOneToOne: false
            referencedRelation: "partnerships"
            referencedColumns: ["id"]
          },
        ]
      }
      partnership_missions: {
        Row: {
          mission_id: string
          partnership_id: string
          version: number
        }
        Insert: {
          mission_id: string
          partnership_id: string
          version: number
        }
        Update: {
          mission_id?: string
          partnership_id?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "partnership_missions_mission_id_fkey"
            columns: ["mission_id"]
            isOneToOne: false
            referencedRelation: "missions"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "partnership_missions_partnership_id_version_fkey"
            columns: ["partnership_id", "version"]
            isOneToOne: false
            referencedRelation: "partnership_terms"
            referencedColumns: ["partnership_id", "version"]
          },
        ]
      }
      partnership_terms: {
        Row: {
          author_id: string | null
          body: string
          ends_on: string
          is_named: boolean
          partnership_id: string
          proposed_at: string
          proposed_by: string
          starts_on: string
          version: number
          visibility: string
        }
        Insert: {
          author_id?: string | null
          body: string
          ends_on: string
          is_named: boolean
          partnership_id: string
          proposed_at?: string
          proposed_by: string
          starts_on: string
          version: number
          visibility: string
        }
        Update: {
          author_id?: string | null
          body?: string
          ends_on?: string
          is_named?: boolean
          partnership_id?: string
          proposed_at?: string
          proposed_by?: string
          starts_on?: string
          version?: number
          visibility?: string
        }
        Relationships: [
          {
            foreignKeyName: "partnership_terms_partnership_id_fkey"
            columns: ["partnership_id"]
            isOneToOne: false
            referencedRelation: "partnerships"
            referencedColumns: ["id"]
          },
        ]
      }
      partnerships: {
        Row: {
          agreed_version: number | null
          created_at: string
          end_reason: string
          ended_at: string | null
          ended_by: string | null
          ending_told: number | null
          id: string
          open_version: number | null
          partner_contact: string | null
          partner_id: string
          school_contact: string | null
          school_id: string
          updated_at: string
        }
        Insert: {
          agreed_version?: number | null
          created_at?: string
          end_reason?: string
          ended_at?: string | null
          ended_by?: string | null
          ending_told?: number | null
          id?: string
          open_version?: number | null
          partner_contact?: string | null
          partner_id: string
          school_contact?: string | null
          school_id: string
          updated_at?: string
        }
        Update: {
          agreed_version?: number | null
          created_at?: string
          end_reason?: string
          ended_at?: string | null
          ended_by?: string | null
          ending_told?: number | null
          id?: string
          open_version?: number | null
          partner_contact?: string | null
          partner_id?: string
          school_contact?: string | null
          school_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "agreed_terms_exist"
            columns: ["id", "agreed_version"]
            isOneToOne: false
            referencedRelation: "partnership_terms"
            referencedColumns: ["partnership_id", "version"]
          },
          {
            foreignKeyName: "open_terms_exist"
            columns: ["id", "open_version"]
            isOneToOne: false
            referencedRelation: "partnership_terms"
            referencedColumns: ["partnership_id", "version"]
          },
          {
            foreignKeyName: "partnerships_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "partnerships_school_id_fkey"
            columns: ["school_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      placements: {
        Row: {
          application_id: string | null
          contract: string
          created_at: string
          ends_on: string | null
          id: string
          opening_id: string
          organization_id: string
          shared_with_school: boolean
          starts_on: string | null
          title: string
          user_id: string | null
        }
        Insert: {
          application_id?: string | null
          contract: string
          created_at?: string
          ends_on?: string | null
          id?: string
          opening_id: string
          organization_id: string
          shared_with_school?: boolean
          starts_on?: string | null
          title: string
          user_id?: string | null
        }
        Update: {
          application_id?: string | null
          contract?: string
          created_at?: string
          ends_on?: string | null
          id?: string
          opening_id?: string
          organization_id?: string
          shared_with_school?: boolean
          starts_on?: string | null
          title?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "placements_application_id_fkey"
            columns: ["application_id"]
            isOneToOne: true
            referencedRelation: "opening_applications"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "placements_opening_id_fkey"
            columns: ["opening_id"]
            isOneToOne: false
            referencedRelation: "openings"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "placements_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      plan_advisers: {
        Row: {
          created_at: string
          organization_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          organization_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          organization_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "plan_advisers_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      plan_notes: {
        Row: {
          notes: string
          revision: number
          updated_at: string
          user_id: string
        }
        Insert: {
          notes: string
          revision?: number
          updated_at?: string
          user_id: string
        }
        Update: {
          notes?: string
          revision?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      platform_settings: {
        Row: {
          key: string
          updated_at: string
          updated_by: string | null
          value: Json
        }
        Insert: {
          key: string
          updated_at?: string
          updated_by?: string | null
          value: Json
        }
        Update: {
          key?: string
          updated_at?: string
          updated_by?: string | null
          value?: Json
        }
        Relationships: []
      }
      portfolio_cases: {
        Row: {
          body: string
          client_name: string
          client_quote: string
          created_at: string
          deleted_at: string | null
          id: string
          images: Json
          is_published: boolean
          links: Json
          organization_id: string
          place: string
          revision: number
          role: string
          skills: string[]
          slug: string | null
          title: string
          updated_at: string
        }
        Insert: {
          body?: string
          client_name?: string
          client_quote?: string
          created_at?: string
          deleted_at?: string | null
          id?: string
          images?: Json
          is_published?: boolean
          links?: Json
          organization_id: string
          place: string
          revision?: number
          role?: string
          skills?: string[]
          slug?: string | null
          title?: string
          updated_at?: string
        }
        Update: {
          body?: string
          client_name?: string
          client_quote?: string
          created_at?: string
          deleted_at?: string | null
          id?: string
          images?: Json
          is_published?: boolean
          links?: Json
          organization_id?: string
          place?: string
          revision?: number
          role?: string
          skills?: string[]
          slug?: string | null
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "portfolio_cases_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      postings: {
        Row: {
          application_id: string | null
          body: string
          company: string
          created_at: string
          id: string
          link: string | null
          title: string
          user_id: string
        }
        Insert: {
          application_id?: string | null
          body: string
          company?: string
          created_at?: string
          id?: string
          link?: string | null
          title: string
          user_id?: string
        }
        Update: {
          application_id?: string | null
          body?: string
          company?: string
          created_at?: string
          id?: string
          link?: string | null
          title?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "postings_user_id_application_id_fkey"
            columns: ["user_id", "application_id"]
            isOneToOne: false
            referencedRelation: "applications"
            referencedColumns: ["user_id", "id"]
          },
        ]
      }
      practice_answers: {
        Row: {
          answer: Json
          question_slug: string
          revision: number
          updated_at: string
          user_id: string
        }
        Insert: {
          answer: Json
          question_slug: string
          revision?: number
          updated_at?: string
          user_id: string
        }
        Update: {
          answer?: Json
          question_slug?: string
          revision?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "practice_answers_question_slug_fkey"
            columns: ["question_slug"]
            isOneToOne: false
            referencedRelation: "interview_questions"
            referencedColumns: ["slug"]
          },
        ]
      }
      practice_marks: {
        Row: {
          hour: string
          question_slug: string
          user_id: string
        }
        Insert: {
          hour: string
          question_slug: string
          user_id: string
        }
        Update: {
          hour?: string
          question_slug?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "practice_marks_question_slug_fkey"
            columns: ["question_slug"]
            isOneToOne: false
            referencedRelation: "interview_questions"
            referencedColumns: ["slug"]
          },
        ]
      }
      practice_ratings: {
        Row: {
          concision: number
          created_at: string
          evidence: number
          id: string
          notes: string
          presence: number
          question_slug: string
          relevance: number
          session_id: string | null
          structure: number
          user_id: string
        }
        Insert: {
          concision: number
          created_at?: string
          evidence: number
          id?: string
          notes?: string
          presence: number
          question_slug: string
          relevance: number
          session_id?: string | null
          structure: number
          user_id?: string
        }
        Update: {
          concision?: number
          created_at?: string
          evidence?: number
          id?: string
          notes?: string
          presence?: number
          question_slug?: string
          relevance?: number
          session_id?: string | null
          structure?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "practice_ratings_question_slug_fkey"
            columns: ["question_slug"]
            isOneToOne: false
            referencedRelation: "interview_questions"
            referencedColumns: ["slug"]
          },
          {
            foreignKeyName: "practice_ratings_user_id_session_id_fkey"
            columns: ["user_id", "session_id"]
            isOneToOne: false
            referencedRelation: "practice_sessions"
            referencedColumns: ["user_id", "id"]
          },
        ]
      }
      practice_recordings: {
        Row: {
          created_at: string
          id: string
          path: string
          question_slug: string
          seconds: number
          session_id: string | null
          size: number
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          path: string
          question_slug: string
          seconds: number
          session_id?: string | null
          size: number
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          path?: string
          question_slug?: string
          seconds?: number
          session_id?: string | null
          size?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "practice_recordings_question_slug_fkey"
            columns: ["question_slug"]
            isOneToOne: false
            referencedRelation: "interview_questions"
            referencedColumns: ["slug"]
          },
          {
            foreignKeyName: "practice_recordings_user_id_session_id_fkey"
            columns: ["user_id", "session_id"]
            isOneToOne: false
            referencedRelation: "practice_sessions"
            referencedColumns: ["user_id", "id"]
          },
        ]
      }
      practice_sessions: {
        Row: {
          finished_at: string | null
          id: string
          place: number
          questions: string[]
          seconds: number
          spent: number[]
          started_at: string
          user_id: string
        }
        Insert: {
          finished_at?: string | null
          id?: string
          place?: number
          questions: string[]
          seconds: number
          spent?: number[]
          started_at?: string
          user_id: string
        }
        Update: {
          finished_at?: string | null
          id?: string
          place?: number
          questions?: string[]
          seconds?: number
          spent?: number[]
          started_at?: string
          user_id?: string
        }
        Relationships: []
      }
      profile_education: {
        Row: {
          degree: string
          description: string
          ended_on: string | null
          position: number
          school: string
          started_on: string | null
          user_id: string
        }
        Insert: {
          degree?: string
          description?: string
          ended_on?: string | null
          position: number
          school: string
          started_on?: string | null
          user_id: string
        }
        Update: {
          degree?: string
          description?: string
          ended_on?: string | null
          position?: number
          school?: string
          started_on?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "profile_education_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "candidate_profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      profile_experience: {
        Row: {
          description: string
          ended_on: string | null
          location: string
          organization: string
          position: number
          started_on: string | null
          title: string
          user_id: string
        }
        Insert: {
          description?: string
          ended_on?: string | null
          location?: string
          organization?: string
          position: number
          started_on?: string | null
          title: string
          user_id: string
        }
        Update: {
          description?: string
          ended_on?: string | null
          location?: string
          organization?: string
          position?: number
          started_on?: string | null
          title?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "profile_experience_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "candidate_profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      profile_languages: {
        Row: {
          code: string
          level: Database["public"]["Enums"]["language_level"]
          position: number
          user_id: string
        }
        Insert: {
          code: string
          level: Database["public"]["Enums"]["language_level"]
          position: number
          user_id: string
        }
        Update: {
          code?: string
          level?: Database["public"]["Enums"]["language_level"]
          position?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "profile_languages_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "candidate_profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      profiles: {
        Row: {
          avatar_url: string | null
          bio: string
          career_parts: string[]
          created_at: string
          deletion_requested_at: string | null
          first_name: string
          job_title: string
          language: string | null
          last_name: string
          linkedin_url: string | null
          portfolio_url: string | null
          resume_name: string | null
          resume_path: string | null
          skills: string[]
          tours_seen: string[]
          updated_at: string
          user_id: string
          network_waiting: number | null
          texts_due: Json | null
        }
        Insert: {
          avatar_url?: string | null
          bio?: string
          career_parts?: string[]
          created_at?: string
          deletion_requested_at?: string | null
          first_name?: string
          job_title?: string
          language?: string | null
          last_name?: string
          linkedin_url?: string | null
          portfolio_url?: string | null
          resume_name?: string | null
          resume_path?: string | null
          skills?: string[]
          tours_seen?: string[]
          updated_at?: string
          user_id: string
        }
        Update: {
          avatar_url?: string | null
          bio?: string
          career_parts?: string[]
          created_at?: string
          deletion_requested_at?: string | null
          first_name?: string
          job_title?: string
          language?: string | null
          last_name?: string
          linkedin_url?: string | null
          portfolio_url?: string | null
          resume_name?: string | null
          resume_path?: string | null
          skills?: string[]
          tours_seen?: string[]
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      programs: {
        Row: {
          archived_at: string | null
          assigned_at: string | null
          choose_count: number | null
          created_at: string
          created_by: string | null
          description: string
          ends_on: string | null
          id: string
          mode: string
          name: string
          organization_id: string
          remind_days: number
          revision: number
          starts_on: string | null
          updated_at: string
        }
        Insert: {
          archived_at?: string | null
          assigned_at?: string | null
          choose_count?: number | null
          created_at?: string
          created_by?: string | null
          description?: string
          ends_on?: string | null
          id?: string
          mode?: string
          name: string
          organization_id: string
          remind_days?: number
          revision?: number
          starts_on?: string | null
          updated_at?: string
        }
        Update: {
          archived_at?: string | null
          assigned_at?: string | null
          choose_count?: number | null
          created_at?: string
          created_by?: string | null
          description?: string
          ends_on?: string | null
          id?: string
          mode?: string
          name?: string
          organization_id?: string
          remind_days?: number
          revision?: number
          starts_on?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "programs_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      project_events: {
        Row: {
          data: Json
          happened_at: string
          id: number
          kind: string
          maker_id: string
          project_id: string
        }
        Insert: {
          data?: Json
          happened_at?: string
          id?: never
          kind: string
          maker_id: string
          project_id: string
        }
        Update: {
          data?: Json
          happened_at?: string
          id?: never
          kind?: string
          maker_id?: string
          project_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "project_events_maker_id_fkey"
            columns: ["maker_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "project_events_maker_id_project_id_fkey"
            columns: ["maker_id", "project_id"]
            isOneToOne: false
            referencedRelation: "projects"
            referencedColumns: ["maker_id", "id"]
          },
        ]
      }
      project_files: {
        Row: {
          created_at: string
          id: string
          is_shared: boolean
          maker_id: string
          name: string
          path: string
          project_id: string
          size: number
        }
        Insert: {
          created_at?: string
          id?: string
          is_shared?: boolean
          maker_id?: string
          name: string
          path: string
          project_id: string
          size: number
        }
        Update: {
          created_at?: string
          id?: string
          is_shared?: boolean
          maker_id?: string
          name?: string
          path?: string
          project_id?: string
          size?: number
        }
        Relationships: [
          {
            foreignKeyName: "project_files_maker_id_fkey"
            columns: ["maker_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "project_files_maker_id_project_id_fkey"
            columns: ["maker_id", "project_id"]
            isOneToOne: false
            referencedRelation: "projects"
            referencedColumns: ["maker_id", "id"]
          },
        ]
      }
      project_tasks: {
        Row: {
          created_at: string
          done_at: string | null
          due_on: string | null
          id: string
          is_shared: boolean
          maker_id: string
          position: string
          project_id: string
          title: string
        }
        Insert: {
          created_at?: string
          done_at?: string | null
          due_on?: string | null
          id?: string
          is_shared?: boolean
          maker_id?: string
          position: string
          project_id: string
          title: string
        }
        Update: {
          created_at?: string
          done_at?: string | null
          due_on?: string | null
          id?: string
          is_shared?: boolean
          maker_id?: string
          position?: string
          project_id?: string
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: "project_tasks_maker_id_fkey"
            columns: ["maker_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "project_tasks_maker_id_project_id_fkey"
            columns: ["maker_id", "project_id"]
            isOneToOne: false
            referencedRelation: "projects"
            referencedColumns: ["maker_id", "id"]
          },
        ]
      }
      projects: {
        Row: {
          budget_minor: number | null
          client_id: string | null
          created_at: string
          currency: string
          description: string
          due_on: string | null
          id: string
          maker_id: string
          moved_at: string
          position: string
          rate_minor: number | null
          starts_on: string | null
          status: string
          title: string
          updated_at: string
        }
        Insert: {
          budget_minor?: number | null
          client_id?: string | null
          created_at?: string
          currency?: string
          description?: string
          due_on?: string | null
          id?: string
          maker_id?: string
          moved_at?: string
          position: string
          rate_minor?: number | null
          starts_on?: string | null
          status?: string
          title: string
          updated_at?: string
        }
        Update: {
          budget_minor?: number | null
          client_id?: string | null
          created_at?: string
          currency?: string
          description?: string
          due_on?: string | null
          id?: string
          maker_id?: string
          moved_at?: string
          position?: string
          rate_minor?: number | null
          starts_on?: string | null
          status?: string
          title?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "projects_maker_id_client_id_fkey"
            columns: ["maker_id", "client_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["maker_id", "id"]
          },
          {
            foreignKeyName: "projects_maker_id_fkey"
            columns: ["maker_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      push_devices: {
        Row: {
          auth: string
          created_at: string
          endpoint: string
          id: string
          last_used_at: string
          off_token: string
          p256dh: string
          session_id: string
          user_agent: string
          user_id: string
        }
        Insert: {
          auth: string
          created_at?: string
          endpoint: string
          id?: string
          last_used_at?: string
          off_token?: string
          p256dh: string
          session_id: string
          user_agent?: string
          user_id: string
        }
        Update: {
          auth?: string
          created_at?: string
          endpoint?: string
          id?: string
          last_used_at?: string
          off_token?: string
          p256dh?: string
          session_id?: string
          user_agent?: string
          user_id?: string
        }
        Relationships: []
      }
      rectification_requests: {
        Row: {
          about: string
          answer: string
          answered_at: string | null
          answered_by: string | null
          body: string
          created_at: string
          id: string
          status: string
          user_id: string
        }
        Insert: {
          about: string
          answer?: string
          answered_at?: string | null
          answered_by?: string | null
          body: string
          created_at?: string
          id?: string
          status?: string
          user_id: string
        }
        Update: {
          about?: string
          answer?: string
          answered_at?: string | null
          answered_by?: string | null
          body?: string
          created_at?: string
          id?: string
          status?: string
          user_id?: string
        }
        Relationships: []
      }
      reports: {
        Row: {
          case_id: string
          created_at: string
          details: string
          id: string
          reason: Database["public"]["Enums"]["report_reason"]
          reported_id: string | null
          user_id: string
        }
        Insert: {
          case_id: string
          created_at?: string
          details?: string
          id?: string
          reason: Database["public"]["Enums"]["report_reason"]
          reported_id?: string | null
          user_id: string
        }
        Update: {
          case_id?: string
          created_at?: string
          details?: string
          id?: string
          reason?: Database["public"]["Enums"]["report_reason"]
          reported_id?: string | null
          user_id?: string
        }
        Relationships: []
      }
      request_questions: {
        Row: {
          answer: string | null
          answered_at: string | null
          answered_by: string | null
          asked_at: string
          asked_by: string | null
          id: string
          organization_id: string
          question: string
        }
        Insert: {
          answer?: string | null
          answered_at?: string | null
          answered_by?: string | null
          asked_at?: string
          asked_by?: string | null
          id?: string
          organization_id: string
          question: string
        }
        Update: {
          answer?: string | null
          answered_at?: string | null
          answered_by?: string | null
          asked_at?: string
          asked_by?: string | null
          id?: string
          organization_id?: string
          question?: string
        }
        Relationships: [
          {
            foreignKeyName: "request_questions_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      resumes: {
        Row: {
          created_at: string
          id: string
          label: string
          name: string
          path: string
          size: number
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          label?: string
          name: string
          path: string
          size: number
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          label?: string
          name?: string
          path?: string
          size?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "resumes_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "candidate_profiles"
            referencedColumns: ["user_id"]
          },
        ]
      }
      retention_runs: {
        Row: {
          days: number | null
          error: string | null
          id: number
          milliseconds: number
          ran_at: string
          removed: number
          thing: string
        }
        Insert: {
          days?: number | null
          error?: string | null
          id?: never
          milliseconds?: number
          ran_at?: string
          removed?: number
          thing: string
        }
        Update: {
          days?: number | null
          error?: string | null
          id?: never
          milliseconds?: number
          ran_at?: string
          removed?: number
          thing?: string
        }
        Relationships: []
      }
      review_comments: {
        Row: {
          asks_change: boolean
          body: string
          created_at: string
          criterion: string | null
          ends_at: number | null
          id: string
          place: number
          quote: string | null
          starts_at: number | null
          step_id: string | null
          submission_id: string
        }
        Insert: {
          asks_change?: boolean
          body: string
          created_at?: string
          criterion?: string | null
          ends_at?: number | null
          id: string
          place: number
          quote?: string | null
          starts_at?: number | null
          step_id?: string | null
          submission_id: string
        }
        Update: {
          asks_change?: boolean
          body?: string
          created_at?: string
          criterion?: string | null
          ends_at?: number | null
          id?: string
          place?: number
          quote?: string | null
          starts_at?: number | null
          step_id?: string | null
          submission_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "review_comments_submission_id_fkey"
            columns: ["submission_id"]
            isOneToOne: false
            referencedRelation: "reviews"
            referencedColumns: ["submission_id"]
          },
        ]
      }
      reviews: {
        Row: {
          claimed_until: string | null
          delivered_at: string | null
          is_passed_on: boolean
          next_mission_id: string | null
          organization_id: string
          reason_criterion: string | null
          revealed_at: string | null
          reviewer_id: string | null
          scores: Json
          submission_id: string
          summary: string
          updated_at: string
          verdict: Database["public"]["Enums"]["review_verdict"] | null
        }
        Insert: {
          claimed_until?: string | null
          delivered_at?: string | null
          is_passed_on?: boolean
          next_mission_id?: string | null
          organization_id: string
          reason_criterion?: string | null
          revealed_at?: string | null
          reviewer_id?: string | null
          scores?: Json
          submission_id: string
          summary?: string
          updated_at?: string
          verdict?: Database["public"]["Enums"]["review_verdict"] | null
        }
        Update: {
          claimed_until?: string | null
          delivered_at?: string | null
          is_passed_on?: boolean
          next_mission_id?: string | null
          organization_id?: string
          reason_criterion?: string | null
          revealed_at?: string | null
          reviewer_id?: string | null
          scores?: Json
          submission_id?: string
          summary?: string
          updated_at?: string
          verdict?: Database["public"]["Enums"]["review_verdict"] | null
        }
        Relationships: [
          {
            foreignKeyName: "reviews_next_mission_id_fkey"
            columns: ["next_mission_id"]
            isOneToOne: false
            referencedRelation: "missions"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "reviews_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "reviews_submission_id_fkey"
            columns: ["submission_id"]
            isOneToOne: true
            referencedRelation: "submissions"
            referencedColumns: ["id"]
          },
        ]
      }
      saved_missions: {
        Row: {
          created_at: string
          mission_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          mission_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          mission_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "saved_missions_mission_id_fkey"
            columns: ["mission_id"]
            isOneToOne: false
            referencedRelation: "missions"
            referencedColumns: ["id"]
          },
        ]
      }
      saved_openings: {
        Row: {
          opening_id: string
          saved_at: string
          user_id: string
        }
        Insert: {
          opening_id: string
          saved_at?: string
          user_id: string
        }
        Update: {
          opening_id?: string
          saved_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "saved_openings_opening_id_fkey"
            columns: ["opening_id"]
            isOneToOne: false
            referencedRelation: "openings"
            referencedColumns: ["id"]
          },
        ]
      }
      saved_searches: {
        Row: {
          created_at: string
          filter: Json
          id: string
          is_told: boolean
          name: string
          organization_id: string
          sort: string
          told_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          filter: Json
          id?: string
          is_told?: boolean
          name: string
          organization_id: string
          sort?: string
          told_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          filter?: Json
          id?: string
          is_told?: boolean
          name?: string
          organization_id?: string
          sort?: string
          told_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "saved_searches_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      self_checks: {
        Row: {
          levels: Json
          submission_id: string
          updated_at: string
        }
        Insert: {
          levels: Json
          submission_id: string
          updated_at?: string
        }
        Update: {
          levels?: Json
          submission_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "self_checks_submission_id_fkey"
            columns: ["submission_id"]
            isOneToOne: true
            referencedRelation: "submissions"
            referencedColumns: ["id"]
          },
        ]
      }
      skill_attestations: {
        Row: {
          attested_by: string | null
          created_at: string
          note: string
          organization_id: string
          skill: string
          user_id: string
        }
        Insert: {
          attested_by?: string | null
          created_at?: string
          note?: string
          organization_id: string
          skill: string
          user_id: string
        }
        Update: {
          attested_by?: string | null
          created_at?: string
          note?: string
          organization_id?: string
          skill?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "skill_attestations_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "skill_attestations_skill_fkey"
            columns: ["skill"]
            isOneToOne: false
            referencedRelation: "skills"
            referencedColumns: ["slug"]
          },
        ]
      }
      skills: {
        Row: {
          aliases: string[]
          category: string
          edited_at: string | null
          merged_into: string | null
          name_en: string
          name_fr: string
          retired_at: string | null
          slug: string
        }
        Insert: {
          aliases?: string[]
          category: string
          edited_at?: string | null
          merged_into?: string | null
          name_en: string
          name_fr: string
          retired_at?: string | null
          slug: string
        }
        Update: {
          aliases?: string[]
          category?: string
          edited_at?: string | null
          merged_into?: string | null
          name_en?: string
          name_fr?: string
          retired_at?: string | null
          slug?: string
        }
        Relationships: [
          {
            foreignKeyName: "skills_merged_into_fkey"
            columns: ["merged_into"]
            isOneToOne: false
            referencedRelation: "skills"
            referencedColumns: ["slug"]
          },
        ]
      }
      step_states: {
        Row: {
          completed_at: string | null
          draft: Json | null
          enrollment_id: string
          revision: number
          seconds_spent: number
          step_id: string
          updated_at: string
        }
        Insert: {
          completed_at?: string | null
          draft?: Json | null
          enrollment_id: string
          revision?: number
          seconds_spent?: number
          step_id: string
          updated_at?: string
        }
        Update: {
          completed_at?: string | null
          draft?: Json | null
          enrollment_id?: string
          revision?: number
          seconds_spent?: number
          step_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "step_states_enrollment_id_fkey"
            columns: ["enrollment_id"]
            isOneToOne: false
            referencedRelation: "enrollments"
            referencedColumns: ["id"]
          },
        ]
      }
      stories: {
        Row: {
          action: string
          certificate_code: string | null
          created_at: string
          id: string
          language: string
          result: string
          revision: number
          situation: string
          skills: string[]
          task: string
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          action?: string
          certificate_code?: string | null
          created_at?: string
          id?: string
          language: string
          result?: string
          revision?: number
          situation?: string
          skills?: string[]
          task?: string
          title: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          action?: string
          certificate_code?: string | null
          created_at?: string
          id?: string
          language?: string
          result?: string
          revision?: number
          situation?: string
          skills?: string[]
          task?: string
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "stories_user_id_certificate_code_fkey"
            columns: ["user_id", "certificate_code"]
            isOneToOne: false
            referencedRelation: "certificates"
            referencedColumns: ["user_id", "code"]
          },
        ]
      }
      student_imports: {
        Row: {
          applied_at: string | null
          changed: number
          created: number
          created_at: string
          creates_cohorts: boolean
          departed: number
          dropped: number
          encoding: string | null
          file_lines: number | null
          file_name: string
          format: string
          id: string
          imported_by: string | null
          is_complete: boolean
          kept: number
          new_cohorts: string[]
          organization_id: string
          rejudged_line: number | null
          status: string
          undone_at: string | null
        }
        Insert: {
          applied_at?: string | null
          changed?: number
          created?: number
          created_at?: string
          creates_cohorts?: boolean
          departed?: number
          dropped?: number
          encoding?: string | null
          file_lines?: number | null
          file_name: string
          format?: string
          id?: string
          imported_by?: string | null
          is_complete?: boolean
          kept?: number
          new_cohorts?: string[]
          organization_id: string
          rejudged_line?: number | null
          status?: string
          undone_at?: string | null
        }
        Update: {
          applied_at?: string | null
          changed?: number
          created?: number
          created_at?: string
          creates_cohorts?: boolean
          departed?: number
          dropped?: number
          encoding?: string | null
          file_lines?: number | null
          file_name?: string
          format?: string
          id?: string
          imported_by?: string | null
          is_complete?: boolean
          kept?: number
          new_cohorts?: string[]
          organization_id?: string
          rejudged_line?: number | null
          status?: string
          undone_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "student_imports_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      students: {
        Row: {
          adviser_id: string | null
          cohort_id: string | null
          created_at: string
          email: string
          ended_on: string | null
          external_id: string | null
          first_name: string
          id: string
          labels: string[]
          last_name: string
          linked_at: string | null
          name_words: string
          number: string | null
          organization_id: string
          shares: string[]
          status: string
          updated_at: string
          user_id: string | null
          words: string
        }
        Insert: {
          adviser_id?: string | null
          cohort_id?: string | null
          created_at?: string
          email: string
          ended_on?: string | null
          external_id?: string | null
          first_name?: string
          id?: string
          labels?: string[]
          last_name?: string
          linked_at?: string | null
          name_words?: string
          number?: string | null
          organization_id: string
          shares?: string[]
          status?: string
          updated_at?: string
          user_id?: string | null
          words?: string
        }
        Update: {
          adviser_id?: string | null
          cohort_id?: string | null
          created_at?: string
          email?: string
          ended_on?: string | null
          external_id?: string | null
          first_name?: string
          id?: string
          labels?: string[]
          last_name?: string
          linked_at?: string | null
          name_words?: string
          number?: string | null
          organization_id?: string
          shares?: string[]
          status?: string
          updated_at?: string
          user_id?: string | null
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "students_cohort_id_fkey"
            columns: ["cohort_id"]
            isOneToOne: false
            referencedRelation: "cohorts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "students_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      submissions: {
        Row: {
          attempt: number
          content: Json
          due_at: string
          enrollment_id: string
          id: string
          language: string
          organization_id: string
          reflection: string
          submitted_at: string
        }
        Insert: {
          attempt: number
          content: Json
          due_at: string
          enrollment_id: string
          id?: string
          language: string
          organization_id: string
          reflection?: string
          submitted_at?: string
        }
        Update: {
          attempt?: number
          content?: Json
          due_at?: string
          enrollment_id?: string
          id?: string
          language?: string
          organization_id?: string
          reflection?: string
          submitted_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "submissions_enrollment_id_fkey"
            columns: ["enrollment_id"]
            isOneToOne: false
            referencedRelation: "enrollments"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "submissions_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      suspensions: {
        Row: {
          created_at: string
          ends_at: string | null
          id: string
          lifted_at: string | null
          lifted_by: string | null
          reason: string
          suspended_by: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          ends_at?: string | null
          id?: string
          lifted_at?: string | null
          lifted_by?: string | null
          reason: string
          suspended_by?: string | null
          user_id: string
        }
        Update: {
          created_at?: string
          ends_at?: string | null
          id?: string
          lifted_at?: string | null
          lifted_by?: string | null
          reason?: string
          suspended_by?: string | null
          user_id?: string
        }
        Relationships: []
      }
      talk_bookings: {
        Row: {
          about: string
          cancelled_at: string | null
          cancelled_by: string | null
          created_at: string
          ends_at: string
          guest_id: string
          guest_zone: string
          host_id: string
          id: string
          reason: string
          remind_at: string | null
          slot_id: string | null
          starts_at: string
        }
        Insert: {
          about: string
          cancelled_at?: string | null
          cancelled_by?: string | null
          created_at?: string
          ends_at: string
          guest_id: string
          guest_zone: string
          host_id: string
          id?: string
          reason?: string
          remind_at?: string | null
          slot_id?: string | null
          starts_at: string
        }
        Update: {
          about?: string
          cancelled_at?: string | null
          cancelled_by?: string | null
          created_at?: string
          ends_at?: string
          guest_id?: string
          guest_zone?: string
          host_id?: string
          id?: string
          reason?: string
          remind_at?: string | null
          slot_id?: string | null
          starts_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "talk_bookings_slot_id_fkey"
            columns: ["slot_id"]
            isOneToOne: false
            referencedRelation: "talk_slots"
            referencedColumns: ["id"]
          },
        ]
      }
      talk_offers: {
        Row: {
          about: string
          created_at: string
          is_open: boolean
          languages: string[]
          meeting: string
          minutes: number
          notice_hours: number
          place: string
          time_zone: string
          title: string
          topics: string[]
          updated_at: string
          user_id: string
          words: string
        }
        Insert: {
          about?: string
          created_at?: string
          is_open?: boolean
          languages: string[]
          meeting: string
          minutes: number
          notice_hours?: number
          place?: string
          time_zone: string
          title: string
          topics?: string[]
          updated_at?: string
          user_id: string
          words?: string
        }
        Update: {
          about?: string
          created_at?: string
          is_open?: boolean
          languages?: string[]
          meeting?: string
          minutes?: number
          notice_hours?: number
          place?: string
          time_zone?: string
          title?: string
          topics?: string[]
          updated_at?: string
          user_id?: string
          words?: string
        }
        Relationships: []
      }
      talk_slots: {
        Row: {
          created_at: string
          ends_at: string
          id: string
          starts_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          ends_at: string
          id?: string
          starts_at: string
          user_id: string
        }
        Update: {
          created_at?: string
          ends_at?: string
          id?: string
          starts_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "talk_slots_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "talk_offers"
            referencedColumns: ["user_id"]
          },
        ]
      }
      target_jobs: {
        Row: {
          job_slug: string
          place: number
          user_id: string
        }
        Insert: {
          job_slug: string
          place: number
          user_id: string
        }
        Update: {
          job_slug?: string
          place?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "target_jobs_job_slug_fkey"
            columns: ["job_slug"]
            isOneToOne: false
            referencedRelation: "jobs"
            referencedColumns: ["slug"]
          },
        ]
      }
      team_invitations: {
        Row: {
          email: string
          expires_at: string
          id: string
          invited_at: string
          invited_by: string | null
          member_role: Database["public"]["Enums"]["member_role"]
          organization_id: string
          sent_at: string
        }
        Insert: {
          email: string
          expires_at?: string
          id?: string
          invited_at?: string
          invited_by?: string | null
          member_role: Database["public"]["Enums"]["member_role"]
          organization_id: string
          sent_at?: string
        }
        Update: {
          email?: string
          expires_at?: string
          id?: string
          invited_at?: string
          invited_by?: string | null
          member_role?: Database["public"]["Enums"]["member_role"]
          organization_id?: string
          sent_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "team_invitations_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      time_entries: {
        Row: {
          created_at: string
          id: string
          maker_id: string
          note: string
          project_id: string
          running_since: string | null
          seconds: number | null
          user_id: string
          worked_on: string
        }
        Insert: {
          created_at?: string
          id?: string
          maker_id?: string
          note?: string
          project_id: string
          running_since?: string | null
          seconds?: number | null
          user_id?: string
          worked_on?: string
        }
        Update: {
          created_at?: string
          id?: string
          maker_id?: string
          note?: string
          project_id?: string
          running_since?: string | null
          seconds?: number | null
          user_id?: string
          worked_on?: string
        }
        Relationships: [
          {
            foreignKeyName: "time_entries_maker_id_fkey"
            columns: ["maker_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "time_entries_maker_id_project_id_fkey"
            columns: ["maker_id", "project_id"]
            isOneToOne: false
            referencedRelation: "projects"
            referencedColumns: ["maker_id", "id"]
          },
        ]
      }
      towns: {
        Row: {
          aliases: string[]
          country: string
          latitude: number
          longitude: number
          name_en: string
          name_fr: string
          slug: string
        }
        Insert: {
          aliases?: string[]
          country: string
          latitude: number
          longitude: number
          name_en: string
          name_fr: string
          slug: string
        }
        Update: {
          aliases?: string[]
          country?: string
          latitude?: number
          longitude?: number
          name_en?: string
          name_fr?: string
          slug?: string
        }
        Relationships: []
      }
      user_roles: {
        Row: {
          administration: Database["public"]["Enums"]["administration_role"][] | null
          created_at: string
          granted_by: string | null
          id: string
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
          administration_areas: string[] | null
          needs_second_factor: boolean | null
        }
        Insert: {
          administration?: Database["public"]["Enums"]["administration_role"][] | null
          created_at?: string
          granted_by?: string | null
          id?: string
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        Update: {
          administration?: Database["public"]["Enums"]["administration_role"][] | null
          created_at?: string
          granted_by?: string | null
          id?: string
          role?: Database["public"]["Enums"]["app_role"]
          user_id?: string
        }
        Relationships: []
      }
      webhook_deliveries: {
        Row: {
          attempts: number
          created_at: string
          due_at: string | null
          endpoint_id: string
          error: string | null
          event_id: string
          id: string
          last_tried_at: string | null
          lease: string | null
          response_body: string | null
          response_status: number | null
          status: string
        }
        Insert: {
          attempts?: number
          created_at?: string
          due_at?: string | null
          endpoint_id: string
          error?: string | null
          event_id: string
          id?: string
          last_tried_at?: string | null
          lease?: string | null
          response_body?: string | null
          response_status?: number | null
          status?: string
        }
        Update: {
          attempts?: number
          created_at?: string
          due_at?: string | null
          endpoint_id?: string
          error?: string | null
          event_id?: string
          id?: string
          last_tried_at?: string | null
          lease?: string | null
          response_body?: string | null
          response_status?: number | null
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: "webhook_deliveries_endpoint_id_fkey"
            columns: ["endpoint_id"]
            isOneToOne: false
            referencedRelation: "webhook_endpoints"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "webhook_deliveries_event_id_fkey"
            columns: ["event_id"]
            isOneToOne: false
            referencedRelation: "webhook_events"
            referencedColumns: ["id"]
          },
        ]
      }
      webhook_endpoints: {
        Row: {
          created_at: string
          events: string[]
          failing_since: string | null
          id: string
          is_on: boolean
          off_reason: string | null
          organization_id: string
          owner_id: string | null
          url: string
        }
        Insert: {
          created_at?: string
          events: string[]
          failing_since?: string | null
          id?: string
          is_on?: boolean
          off_reason?: string | null
          organization_id: string
          owner_id?: string | null
          url: string
        }
        Update: {
          created_at?: string
          events?: string[]
          failing_since?: string | null
          id?: string
          is_on?: boolean
          off_reason?: string | null
          organization_id?: string
          owner_id?: string | null
          url?: string
        }
        Relationships: [
          {
            foreignKeyName: "webhook_endpoints_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      webhook_events: {
        Row: {
          data: Json
          id: string
          occurred_at: string
          organization_id: string
          type: string
          user_id: string | null
        }
        Insert: {
          data: Json
          id?: string
          occurred_at?: string
          organization_id: string
          type: string
          user_id?: string | null
        }
        Update: {
          data?: Json
          id?: string
          occurred_at?: string
          organization_id?: string
          type?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "webhook_events_organization_id_fkey"
            columns: ["organization_id"]
            isOneToOne: false
            referencedRelation: "organizations"
            referencedColumns: ["id"]
          },
        ]
      }
      wording_rules: {
        Row: {
          better: string
          expression: string
          id: string
          is_active: boolean
          language: string
          place: string
          reason_en: string
          reason_fr: string
          topic: string
          updated_at: string
          verdict: string
        }
        Insert: {
          better?: string
          expression: string
          id?: string
          is_active?: boolean
          language: string
          place?: string
          reason_en: string
          reason_fr: string
          topic: string
          updated_at?: string
          verdict: string
        }
        Update: {
          better?: string
          expression?: string
          id?: string
          is_active?: boolean
          language?: string
          place?: string
          reason_en?: string
          reason_fr?: string
          topic?: string
          updated_at?: string
          verdict?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      accept_admin_invitation: {
        Args: { token: string }
        Returns: undefined
      }
      accept_contact: {
        Args: { fields: string[]; request_id: string; shared_until: string }
        Returns: string
      }
      accept_legal_texts: {
        Args: { accepted: Json }
        Returns: undefined
      }
      accept_mentoring: {
        Args: { mentorship_id: string }
        Returns: string
      }
      accept_offer: {
        Args: { offer_id: string }
        Returns: undefined
      }
      accept_terms: {
        Args: { contact?: string; partnership_id: string; version: number }
        Returns: undefined
      }
      access_tokens: {
        Args: { organization_id?: string }
        Returns: Json
      }
      acting_now: {
        Args: never
        Returns: boolean
      }
      add_import_lines: {
        Args: { import_id: string; lines: Json }
        Returns: undefined
      }
      add_import_problems: {
        Args: { import_id: string; problems: Json }
        Returns: undefined
      }
      add_interview_note: {
        Args: { body: string; interview_id: string }
        Returns: string
      }
      add_learning_platform: {
        Args: { fields: Json; organization: string }
        Returns: string
      }
      add_resume: {
        Args: { file_name: string; file_path: string }
        Returns: string
      }
      add_roster_sync_lines: {
        Args: { lines: Json; sync_id: string }
        Returns: undefined
      }
      add_roster_sync_problems: {
        Args: { problems: Json; sync_id: string }
        Returns: undefined
      }
      add_starter_missions: {
        Args: { missions: Json; organization_name?: string }
        Returns: number
      }
      add_talk_slots: {
        Args: { first_day: string; from_time: string; until_time: string; weeks?: number }
        Returns: number
      }
      add_to_pool: {
        Args: { cards: string[]; pool_id: string }
        Returns: number
      }
      admin_health: {
        Args: never
        Returns: Json
      }
      admin_home: {
        Args: never
        Returns: Json
      }
      admin_inbox: {
        Args: { page?: number; page_size?: number; search?: string; wanted_source?: Database["public"]["Enums"]["inbox_source"]; wanted_status?: Database["public"]["Enums"]["inbox_status"] }
        Returns: Json
      }
      admin_invitation: {
        Args: { token: string }
        Returns: Json
      }
      admin_invitations: {
        Args: never
        Returns: Json
      }
      admin_settings: {
        Args: never
        Returns: Json
      }
      admin_setup: {
        Args: never
        Returns: Json
      }
      admin_single_sign_on: {
        Args: { organization: string }
        Returns: Json
      }
      admin_user: {
        Args: { person: string }
        Returns: Json
      }
      admin_users: {
        Args: { backwards?: boolean; edge?: string; organization?: string; search?: string; sort?: string; wanted_role?: Database["public"]["Enums"]["app_role"]; wanted_state?: string }
        Returns: Json
      }
      administration_areas: {
        Args: { held: Database["public"]["Tables"]["user_roles"]["Row"] }
        Returns: string[]
      }
      administrators: {
        Args: never
        Returns: Json
      }
      agree_to_be_known: {
        Args: { mission_id: string }
        Returns: undefined
      }
      agreement_page: {
        Args: { agreement_id: string }
        Returns: Json
      }
      allow_co_review: {
        Args: { is_allowed: boolean; mission_id: string }
        Returns: undefined
      }
      allow_platform_deployment: {
        Args: { deployment: string; is_allowed: boolean; platform_id: string }
        Returns: undefined
      }
      answer_administrators: {
        Args: { answer: string; organization_id: string }
        Returns: undefined
      }
      answer_applications: {
        Args: { given: Json; opening_id: string }
        Returns: Json
      }
      answer_comment: {
        Args: { answer: string; comment_id: string; is_done: boolean }
        Returns: undefined
      }
      answer_human_review: {
        Args: { answer: string; review_id: string; stage_id?: string; verdict: string }
        Returns: undefined
      }
      answer_inbox_message: {
        Args: { answer: string; message_id: string }
        Returns: undefined
      }
      answer_match_question: {
        Args: { answer: string; question_id: string }
        Returns: undefined
      }
      answer_rating: {
        Args: { answer: string; project_id: string }
        Returns: undefined
      }
      answer_rectification: {
        Args: { answer: string; is_done: boolean; request_id: string }
        Returns: undefined
      }
      answer_request: {
        Args: { is_accepted: boolean; person: string }
        Returns: undefined
      }
      answer_school_invitation: {
        Args: { shares: string[]; token: string }
        Returns: undefined
      }
      answer_team_invitation: {
        Args: { invitation_id: string; is_accepted: boolean }
        Returns: Database["public"]["Enums"]["organization_kind"]
      }
      api_read: {
        Args: { resource: string; token: string; wanted?: Json }
        Returns: Json
      }
      appeal_by_link: {
        Args: { token: string; words: string }
        Returns: boolean
      }
      appeal_decision: {
        Args: { decision_id: string; words: string }
        Returns: undefined
      }
      appeal_page: {
        Args: { token: string }
        Returns: Json
      }
      application_agreement: {
        Args: { application_id: string }
        Returns: Json
      }
      application_board: {
        Args: never
        Returns: Json
      }
      application_draft: {
        Args: { opening_slug: string }
        Returns: Json
      }
      application_figures: {
        Args: never
        Returns: Json
      }
      application_offers: {
        Args: { application_id: string }
        Returns: Json
      }
      application_scorecards: {
        Args: { application_id: string }
        Returns: Json
      }
      apply_roster_sync: {
        Args: { sync_id: string }
        Returns: number
      }
      apply_student_import: {
        Args: { creates_cohorts?: boolean; import_id: string }
        Returns: number
      }
      apply_to_opening: {
        Args: { application: Json; opening_id: string; version: number }
        Returns: string
      }
      approve_opening: {
        Args: { opening_id: string; seen_revision: number }
        Returns: undefined
      }
      approve_organization: {
        Args: { compared?: boolean; organization_id: string; seen?: string }
        Returns: undefined
      }
      archive_cohort: {
        Args: { cohort_id: string; is_archived: boolean }
        Returns: undefined
      }
      archive_inbox_message: {
        Args: { is_archived: boolean; message_id: string }
        Returns: undefined
      }
      archive_mission: {
        Args: { mission_id: string }
        Returns: undefined
      }
      archive_program: {
        Args: { is_archived?: boolean; program_id: string }
        Returns: undefined
      }
      ask_about_match: {
        Args: { match_id: string; question: string }
        Returns: undefined
      }
      ask_applicant: {
        Args: { organization_id: string; question: string }
        Returns: undefined
      }
      ask_contact: {
        Args: { body: string; card: string; purpose: string }
        Returns: string
      }
      ask_for_human_review: {
        Args: { application_id?: string; opening_id?: string; question: string }
        Returns: undefined
      }
      ask_for_other_times: {
        Args: { interview_id: string; words: string }
        Returns: undefined
      }
      ask_for_place: {
        Args: { mission_id: string; program_id: string }
        Returns: string
      }
      ask_mentoring: {
        Args: { body: string; maker: string; purpose: string }
        Returns: string
      }
      ask_more_time: {
        Args: { mission_id: string; program_id: string; reason: string }
        Returns: undefined
      }
      ask_to_connect: {
        Args: { note?: string; person: string }
        Returns: string
      }
      ask_verification: {
        Args: { organization_id: string }
        Returns: undefined
      }
      assign_inbox_message: {
        Args: { admin_id: string; message_id: string }
        Returns: undefined
      }
      assign_program: {
        Args: { program_id: string }
        Returns: undefined
      }
      assignable_missions: {
        Args: { organization: string; search?: string }
        Returns: Json
      }
      attest_skill: {
        Args: { note?: string; person: string; skill: string }
        Returns: undefined
      }
      audit_domains: {
        Args: never
        Returns: string[]
      }
      audit_entries: {
        Args: { about_id?: string; about_type?: string; actor?: string; before?: string; before_id?: number; page_size?: number; since?: string; until?: string; wanted_domain?: string; words?: string }
        Returns: {
          id: number
          created_at: string
          actor_id: string
          actor_name: string
          action: string
          subject_type: string
          subject_id: string
          subject_name: string
          details: Json
          reason: string
          address: string
          user_agent: string
        }[]
      }
      audit_names: {
        Args: { words: string }
        Returns: {
          subject_type: string
          subject_id: string
          name: string
          detail: string
        }[]
      }
      begin_acting: {
        Args: { person: string; reason: string }
        Returns: Json
      }
      begin_roster_sync: {
        Args: { digest: string; key: string; token: string }
        Returns: Json
      }
      begin_student_import: {
        Args: { file_name: string; format?: string; is_complete?: boolean }
        Returns: string
      }
      block_person: {
        Args: { person: string }
        Returns: undefined
      }
      book_interview: {
        Args: { interview_id: string; slot: string; zone?: string }
        Returns: undefined
      }
      book_talk: {
        Args: { about: string; slot_id: string; zone?: string }
        Returns: string
      }
      bookmark_opening: {
        Args: { opening_id: string }
        Returns: undefined
      }
      cancel_account_deletion: {
        Args: never
        Returns: undefined
      }
      cancel_event: {
        Args: { event_id: string; reason: string }
        Returns: undefined
      }
      cancel_interview: {
        Args: { interview_id: string; words: string }
        Returns: undefined
      }
      cancel_talk: {
        Args: { booking_id: string; reason?: string }
        Returns: undefined
      }
      candidate_home: {
        Args: { zone?: string }
        Returns: Json
      }
      certificate_choices: {
        Args: { wanted_code: string }
        Returns: Json
      }
      certificate_facts: {
        Args: { wanted_code: string }
        Returns: Json
      }
      certificate_file: {
        Args: { file_id: string; wanted_code: string }
        Returns: Json
      }
      certificate_page: {
        Args: { wanted_code: string }
        Returns: Json
      }
      change_administration: {
        Args: { person: string; reason: string; roles: Database["public"]["Enums"]["administration_role"][] }
        Returns: undefined
      }
      change_application: {
        Args: { application: Json; application_id: string; revision: number }
        Returns: number
      }
      change_member_role: {
        Args: { organization: string; person: string; role: Database["public"]["Enums"]["member_role"] }
        Returns: undefined
      }
      change_setup_step: {
        Args: { change: string; step: string }
        Returns: undefined
      }
      change_share: {
        Args: { fields: string[]; share_id: string; shared_until: string }
        Returns: undefined
      }
      change_students: {
        Args: { change: Json; selection: Json }
        Returns: number
      }
      change_webhook: {
        Args: { endpoint_id: string; events: string[]; url: string }
        Returns: undefined
      }
      check_in: {
        Args: { code: string; event_id: string }
        Returns: Json
      }
      check_opening_wording: {
        Args: { document: Json }
        Returns: Json
      }
      check_revision: {
        Args: { enrollment_id: string }
        Returns: Json
      }
      check_setup_storage: {
        Args: never
        Returns: undefined
      }
      choose_resume: {
        Args: { resume_id: string }
        Returns: undefined
      }
      claim_case: {
        Args: { case_id: string }
        Returns: undefined
      }
      claim_email_domain: {
        Args: { domain: string; organization: string }
        Returns: undefined
      }
      claim_export: {
        Args: never
        Returns: Json
      }
      claim_mails: {
        Args: { batch: number }
        Returns: {
          id: string
          lease: string
          recipient: string
          kind: string
          data: Json
          link: string
          language: string
          topic: string
          first_name: string
          unsubscribe_token: string
          own_subject: string
          own_body: string
          time_zone: string
        }[]
      }
      claim_platform_grades: {
        Args: { batch: number }
        Returns: Json
      }
      claim_platform_keys: {
        Args: { platform_id: string }
        Returns: boolean
      }
      claim_pushes: {
        Args: { batch: number }
        Returns: {
          id: string
          lease: string
          endpoint: string
          p256dh: string
          auth: string
          off_token: string
          notification_id: string
          kind: string
          data: Json
          link: string
          language: string
          topic: string
          shows_details: boolean
          seconds_left: number
        }[]
      }
      claim_removed_files: {
        Args: never
        Returns: {
          bucket_id: string
          names: string[]
        }[]
      }
      claim_review: {
        Args: { submission_id: string }
        Returns: string
      }
      claim_webhooks: {
        Args: { batch: number }
        Returns: {
          id: string
          lease: string
          kind: string
          event_id: string
          url: string
          is_inside: boolean
          body: string
          secrets: string[]
        }[]
      }
      client_file: {
        Args: { file_id: string; token: string }
        Returns: Json
      }
      client_page: {
        Args: { token: string }
        Returns: Json
      }
      client_record: {
        Args: { client_id: string }
        Returns: Json
      }
      comment_on_application: {
        Args: { application_id: string; body: string; mentions?: string[] }
        Returns: string
      }
      company_analytics: {
        Args: { mission?: string; organization: string; skill?: string; unit?: string; weeks?: number }
        Returns: Json
      }
      company_page: {
        Args: { wanted_slug: string }
        Returns: Json
      }
      compare_cards: {
        Args: { cards: string[] }
        Returns: Json
      }
      complete_step: {
        Args: { enrollment_id: string; step_id: string }
        Returns: undefined
      }
      confirm_agreement: {
        Args: { agreement_id: string; revision: number; side: string }
        Returns: boolean
      }
      confirm_email_domain: {
        Args: { domain_id: string; reason: string }
        Returns: undefined
      }
      confirm_setup_code: {
        Args: { code: string }
        Returns: string
      }
      conversation_list: {
        Args: { before?: string; words?: string }
        Returns: Json
      }
      count_review_time: {
        Args: { seconds: number; submission_id: string }
        Returns: undefined
      }
      create_access_token: {
        Args: { days: number; name: string; organization_id?: string; scopes: string[] }
        Returns: Json
      }
      create_mission: {
        Args: { draft: Json; organization_id: string }
        Returns: string
      }
      create_organization: {
        Args: { compared?: boolean; kind: Database["public"]["Enums"]["organization_kind"]; language?: string; message?: string; name: string; owner_email: string; place?: string; website?: string }
        Returns: Json
      }
      create_webhook: {
        Args: { events: string[]; organization_id: string; url: string }
        Returns: Json
      }
      credential_key: {
        Args: { offered_private?: Json; offered_public?: string }
        Returns: Json
      }
      credential_public_keys: {
        Args: never
        Returns: Json
      }
      data_protection: {
        Args: never
        Returns: Json
      }
      decide_appeal: {
        Args: { case_id: string; is_reversed: boolean; note: string; words: string }
        Returns: undefined
      }
      decide_case: {
        Args: { case_id: string; decision: Database["public"]["Enums"]["moderation_decision"]; ends_at?: string; note: string; words?: string }
        Returns: undefined
      }
      decide_place: {
        Args: { is_given: boolean; mission_id: string; program_id: string; student_id: string }
        Returns: undefined
      }
      declare_application_conflict: {
        Args: { application_id: string }
        Returns: undefined
      }
      decline_contact: {
        Args: { reason?: string; request_id: string }
        Returns: undefined
      }
      decline_invitation: {
        Args: { is_declined?: boolean; mission_id: string }
        Returns: undefined
      }
      decline_mentoring: {
        Args: { mentorship_id: string; reason?: string }
        Returns: undefined
      }
      decline_offer: {
        Args: { offer_id: string; reason?: string }
        Returns: undefined
      }
      decline_opening_invitation: {
        Args: { opening_id: string }
        Returns: undefined
      }
      delete_announcement: {
        Args: { announcement_id: string }
        Returns: undefined
      }
      delete_application_comment: {
        Args: { comment_id: string }
        Returns: undefined
      }
      delete_case: {
        Args: { case_id: string }
        Returns: undefined
      }
      delete_interview_note: {
        Args: { note_id: string }
        Returns: undefined
      }
      delete_legal_minimum: {
        Args: { minimum_id: string }
        Returns: undefined
      }
      delete_message: {
        Args: { message_id: string }
        Returns: Json
      }
      delete_mission: {
        Args: { mission_id: string }
        Returns: undefined
      }
      delete_opening_stage: {
        Args: { opening_id: string; stage_id: string }
        Returns: undefined
      }
      delete_pool: {
        Args: { pool_id: string }
        Returns: undefined
      }
      delete_resume: {
        Args: { resume_id: string }
        Returns: string
      }
      delete_webhook: {
        Args: { endpoint_id: string }
        Returns: undefined
      }
      delete_wording_rule: {
        Args: { rule_id: string }
        Returns: undefined
      }
      deliver_review: {
        Args: { next_mission_id?: string; reason_criterion?: string; submission_id: string; verdict: Database["public"]["Enums"]["review_verdict"] }
        Returns: undefined
      }
      discard_legal_draft: {
        Args: { kind: Database["public"]["Enums"]["legal_kind"] }
        Returns: undefined
      }
      discard_student_import: {
        Args: { import_id: string }
        Returns: undefined
      }
      disconnect_single_sign_on: {
        Args: { organization: string }
        Returns: undefined
      }
      dismiss_announcement: {
        Args: { announcement_id: string }
        Returns: undefined
      }
      drop_import_line: {
        Args: { import_id: string; line: number }
        Returns: undefined
      }
      drop_terms: {
        Args: { partnership_id: string; reason?: string; version: number }
        Returns: undefined
      }
      duplicate_mission: {
        Args: { mission_id: string; title: string }
        Returns: string
      }
      edit_message: {
        Args: { body: string; message_id: string }
        Returns: Json
      }
      end_acting: {
        Args: never
        Returns: undefined
      }
      end_calendar_feed: {
        Args: never
        Returns: undefined
      }
      end_mentoring: {
        Args: { mentorship_id: string; word?: string }
        Returns: undefined
      }
      end_opening: {
        Args: { opening_id: string; words: string }
        Returns: number
      }
      end_partnership: {
        Args: { partnership_id: string; reason: string }
        Returns: undefined
      }
      end_session: {
        Args: { session_id: string }
        Returns: undefined
      }
      end_sessions_of: {
        Args: { person: string; reason: string; session_id?: string }
        Returns: number
      }
      endorse_skill: {
        Args: { person: string; skill: string }
        Returns: undefined
      }
      enter_platform_launch: {
        Args: { binding: string; code: string }
        Returns: Json
      }
      entry_history: {
        Args: { entry_id: string }
        Returns: Json
      }
      entry_usage: {
        Args: { kind: Database["public"]["Enums"]["catalogue_kind"]; slug: string }
        Returns: Json
      }
      evaluate_event: {
        Args: { event_id: string; rating: number; words?: string }
        Returns: undefined
      }
      event_attendees: {
        Args: { event_id: string }
        Returns: {
          id: string
          name: string
          email: string
          status: string
          joined_at: string
          attended_at: string
        }[]
      }
      event_evaluation: {
        Args: { event_id: string }
        Returns: Json
      }
      event_page: {
        Args: { event_id: string }
        Returns: Json
      }
      example_certificate: {
        Args: never
        Returns: Json
      }
      expected_feedback: {
        Args: { enrollment_id: string }
        Returns: Json
      }
      export_applications: {
        Args: { opening_id: string; page?: number }
        Returns: Json
      }
      export_openings: {
        Args: { organization?: string }
        Returns: Json
      }
      export_rows: {
        Args: { export: string; held_lease: string; targets: string[] }
        Returns: Json
      }
      extend_due_date: {
        Args: { due_on: string; mission_id: string; program_id: string; reason: string; student_id: string }
        Returns: undefined
      }
      fail_export: {
        Args: { export: string; held_lease: string }
        Returns: undefined
      }
      fail_roster_sync: {
        Args: { problem: string; sync_id: string }
        Returns: undefined
      }
      find_anything: {
        Args: { area: Database["public"]["Enums"]["app_role"]; words: string }
        Returns: Json
      }
      find_candidates: {
        Args: { filter?: Json; page?: number; sort?: string }
        Returns: Json
      }
      find_companies: {
        Args: { words: string }
        Returns: Json
      }
      find_events: {
        Args: { host?: string; online?: boolean; only_mine?: boolean; page?: number; search?: string[]; spoken?: string; until?: string; wanted_kind?: string }
        Returns: Json
      }
      find_learning_platform: {
        Args: { client_id?: string; issuer: string; school: string }
        Returns: Json
      }
      find_mentors: {
        Args: { page?: number; search?: string[]; skill?: string }
        Returns: Json
      }
      find_missions: {
        Args: { category?: Database["public"]["Enums"]["mission_category"]; company?: string; difficulty?: Database["public"]["Enums"]["mission_difficulty"]; language?: string; most_hours?: number; my_skills?: string[]; only_missions?: string[]; page?: number; search?: string[]; skill?: string; sort?: string }
        Returns: Json
      }
      find_openings: {
        Args: { filter?: Json; page?: number; sort?: string }
        Returns: Json
      }
      find_partners: {
        Args: { mine: string; search?: string }
        Returns: Json
      }
      find_people: {
        Args: { after_id?: string; after_name?: string; search?: string[]; shared?: string; skill?: string }
        Returns: Json
      }
      find_schools: {
        Args: { search?: string }
        Returns: Json
      }
      find_students: {
        Args: { page?: number; size?: number; wanted?: Json }
        Returns: Json
      }
      find_talks: {
        Args: { held?: string; page?: number; search?: string[]; spoken?: string; topic?: string }
        Returns: Json
      }
      finish_export: {
        Args: { export: string; held_lease: string; path: string; size: number }
        Returns: undefined
      }
      finish_live_question: {
        Args: { at_place: number; ends?: boolean; seconds_used: number; session_id: string }
        Returns: number
      }
      finish_student_import: {
        Args: { encoding?: string; file_lines: number; import_id: string }
        Returns: undefined
      }
      fitting_companies: {
        Args: never
        Returns: Json
      }
      forget_push_device: {
        Args: { held_lease: string; push_id: string }
        Returns: undefined
      }
      give_rating: {
        Args: { scores: Json; signed_by: string; token: string; words: string }
        Returns: undefined
      }
      give_up_place: {
        Args: { mission_id: string; program_id: string }
        Returns: undefined
      }
      grant_role: {
        Args: { administration?: Database["public"]["Enums"]["administration_role"][]; person: string; reason: string; wanted: Database["public"]["Enums"]["app_role"] }
        Returns: undefined
      }
      hide_me_from: {
        Args: { organization_id: string }
        Returns: undefined
      }
      import_applications: {
        Args: { rows: Json }
        Returns: number
      }
      import_faults: {
        Args: { after_line?: number; import_id: string }
        Returns: Json
      }
      import_openings: {
        Args: { documents: Json; organization: string }
        Returns: number
      }
      invite_admin: {
        Args: { email: string; language?: string; message?: string; roles: Database["public"]["Enums"]["administration_role"][] }
        Returns: string
      }
      invite_cards: {
        Args: { cards: string[]; mission_id: string }
        Returns: {
          card: string
          outcome: string
        }[]
      }
      invite_cohort_to_event: {
        Args: { cohort_id: string; event_id: string }
        Returns: number
      }
      invite_learning_platform: {
        Args: { organization: string }
        Returns: Json
      }
      invite_organization_owner: {
        Args: { language?: string; message?: string; organization_id: string; owner_email: string }
        Returns: string
      }
      invite_person: {
        Args: { email: string; language?: string; message?: string }
        Returns: string
      }
      invite_rating: {
        Args: { contact_id?: string; project_id: string }
        Returns: string
      }
      invite_students: {
        Args: { is_again?: boolean; message?: string; selection: Json }
        Returns: Json
      }
      invite_to_mission: {
        Args: { emails: string[]; mission_id: string }
        Returns: {
          email: string
          outcome: string
        }[]
      }
      invite_to_team: {
        Args: { emails: string[]; organization: string; role: Database["public"]["Enums"]["member_role"] }
        Returns: {
          email: string
          outcome: string
        }[]
      }
      issued_certificates: {
        Args: { page?: number; page_size?: number; search?: string; show?: string }
        Returns: {
          code: string
          name: string
          mission: string
          organization: string
          issued_at: string
          revoked_at: string
          revocation_reason: string
          total: number
        }[]
      }
      judge_roster_sync: {
        Args: { file_lines: number; sync_id: string }
        Returns: undefined
      }
      keep_platform_keys: {
        Args: { keys: Json; platform_id: string }
        Returns: undefined
      }
      keep_recording: {
        Args: { file_path: string; length_seconds: number; live_session?: string; question: string }
        Returns: string
      }
      landing_proof: {
        Args: { language?: string }
        Returns: Json
      }
      late_human_reviews: {
        Args: never
        Returns: Json
      }
      launch_to_sign_up: {
        Args: { binding: string; code: string }
        Returns: Json
      }
      learning_platform: {
        Args: { platform_id: string }
        Returns: Json
      }
      learning_platforms: {
        Args: { organization: string }
        Returns: Json
      }
      leave_event: {
        Args: { event_id: string }
        Returns: undefined
      }
      leave_mission: {
        Args: { enrollment_id: string }
        Returns: undefined
      }
      leave_team: {
        Args: { organization: string }
        Returns: undefined
      }
      legal_acceptance: {
        Args: never
        Returns: {
          kind: Database["public"]["Enums"]["legal_kind"]
          version: number
          people: number
        }[]
      }
      legal_page: {
        Args: { kind: Database["public"]["Enums"]["legal_kind"]; version?: number }
        Returns: Json
      }
      legal_texts_due: {
        Args: never
        Returns: Json
      }
      let_platform_add_teachers: {
        Args: { adds: boolean; platform_id: string }
        Returns: undefined
      }
      lift_single_sign_on: {
        Args: { organization: string; reason: string }
        Returns: undefined
      }
      link_new_account: {
        Args: { binding: string; code: string; person: string; shares: string[] }
        Returns: undefined
      }
      link_platform_launch: {
        Args: { binding: string; code: string; shares?: string[] }
        Returns: string
      }
      listed_organizations: {
        Args: never
        Returns: {
          organization_id: string
          organization_name: string
          slug: string
          reply_rate: number
          feedback_hours: number
          checks: Json
        }[]
      }
      make_calendar_feed: {
        Args: never
        Returns: Json
      }
      make_recovery_codes: {
        Args: never
        Returns: string[]
      }
      maker_case: {
        Args: { wanted_case: string; wanted_handle: string }
        Returns: Json
      }
      maker_home: {
        Args: never
        Returns: Json
      }
      maker_impact: {
        Args: never
        Returns: Json
      }
      maker_page: {
        Args: { wanted_handle: string }
        Returns: Json
      }
      maker_project: {
        Args: { project_id: string }
        Returns: Json
      }
      map_provisioned_group: {
        Args: { cohort_id?: string; group_id: string; role: string }
        Returns: undefined
      }
      mark_conversation_read: {
        Args: { conversation_id: string; up_to: number }
        Returns: undefined
      }
      mark_files_removed: {
        Args: { bucket: string; names: string[] }
        Returns: undefined
      }
      mark_mail_failed: {
        Args: { held_lease: string; is_final?: boolean; mail_id: string; reason: string }
        Returns: boolean
      }
      mark_mail_sent: {
        Args: { held_lease: string; mail_id: string }
        Returns: undefined
      }
      mark_platform_grade_failed: {
        Args: { grade_id: string; held_lease: string; is_final: boolean; reason: string }
        Returns: boolean
      }
      mark_platform_grade_sent: {
        Args: { grade_id: string; held_lease: string }
        Returns: undefined
      }
      mark_push_failed: {
        Args: { held_lease: string; is_final?: boolean; push_id: string }
        Returns: boolean
      }
      mark_push_sent: {
        Args: { held_lease: string; push_id: string }
        Returns: undefined
      }
      mark_webhook_failed: {
        Args: { body?: string; delivery_id: string; error?: string; held_lease: string; status?: number }
        Returns: boolean
      }
      mark_webhook_sent: {
        Args: { body: string; delivery_id: string; held_lease: string; status: number }
        Returns: undefined
      }
      match_card: {
        Args: { card: string; opening_id: string }
        Returns: Json
      }
      match_opening: {
        Args: { opening_id: string; page?: number }
        Returns: Json
      }
      matching_rules: {
        Args: never
        Returns: Json
      }
      mend_import_line: {
        Args: { fields: Json; import_id: string; line: number }
        Returns: undefined
      }
      mentorship_page: {
        Args: { mentorship_id: string }
        Returns: Json
      }
      merge_organizations: {
        Args: { owners_become: Database["public"]["Enums"]["member_role"]; reason: string; source_id: string; target_id: string }
        Returns: undefined
      }
      merge_skills: {
        Args: { reason: string; source: string; target: string }
        Returns: undefined
      }
      mission_analytics: {
        Args: { mission_id: string; wanted_version?: number; weeks?: number }
        Returns: Json
      }
      mission_facts: {
        Args: { mission_id: string }
        Returns: {
          starts: number
          completions: number
          median_hours: number
          company_slug: string
          reply_rate: number
          feedback_hours: number
          checks: Json
        }[]
      }
      mission_invitees: {
        Args: { mission_id: string }
        Returns: {
          id: string
          email: string
          state: string
          invited_at: string
          sent_at: string
        }[]
      }
      mission_path: {
        Args: { job: string }
        Returns: Json
      }
      mission_templates: {
        Args: never
        Returns: {
          mission_id: string
          organization: string
          content: Json
        }[]
      }
      moderation_case: {
        Args: { case_id: string }
        Returns: Json
      }
      moderation_queue: {
        Args: { by_reports?: boolean; page?: number; show?: string }
        Returns: Json
      }
      move_application: {
        Args: { application_id: string; from_stage: string; to_stage: string }
        Returns: boolean
      }
      move_case: {
        Args: { case_id: string; place: string }
        Returns: undefined
      }
      move_entry: {
        Args: { entry_id: string; from_stage: string; to_stage: string }
        Returns: boolean
      }
      my_activity: {
        Args: { from_day: string; to_day: string; zone: string }
        Returns: Json
      }
      my_announcements: {
        Args: never
        Returns: Json
      }
      my_assignments: {
        Args: never
        Returns: Json
      }
      my_calendar_feed: {
        Args: never
        Returns: Json
      }
      my_card: {
        Args: never
        Returns: Json
      }
      my_career_plan: {
        Args: never
        Returns: Json
      }
      my_clients: {
        Args: { is_archived?: boolean; words?: string }
        Returns: Json
      }
      my_co_reviews: {
        Args: { enrollment_id: string }
        Returns: Json
      }
      my_consent: {
        Args: never
        Returns: Json
      }
      my_contact_requests: {
        Args: { before?: string }
        Returns: Json
      }
      my_data: {
        Args: never
        Returns: {
          area: string
          entries: number
        }[]
      }
      my_decisions: {
        Args: never
        Returns: Json
      }
      my_feedback: {
        Args: { enrollment_id: string }
        Returns: Json
      }
      my_human_review: {
        Args: { application_id?: string; opening_id?: string }
        Returns: Json
      }
      my_interviews: {
        Args: { application_id: string }
        Returns: Json
      }
      my_invitations: {
        Args: never
        Returns: Json[]
      }
      my_ledger: {
        Args: { before: string; before_id: number }
        Returns: Json
      }
      my_matches: {
        Args: { page?: number }
        Returns: Json
      }
      my_mentorships: {
        Args: { as_maker?: boolean }
        Returns: Json
      }
      my_network: {
        Args: never
        Returns: Json
      }
      my_offers: {
        Args: { application_id: string }
        Returns: Json
      }
      my_opening_application: {
        Args: { application_id: string }
        Returns: Json
      }
      my_opening_applications: {
        Args: never
        Returns: Json
      }
      my_openings: {
        Args: { status?: string }
        Returns: Json
      }
      my_organization_checks: {
        Args: { organization_id: string }
        Returns: Json
      }
      my_page: {
        Args: never
        Returns: Json
      }
      my_partnerships: {
        Args: { organization: string }
        Returns: Json
      }
      my_people: {
        Args: { before?: string; before_id?: string; search?: string[]; show: string }
        Returns: Json
      }
      my_pools: {
        Args: { card?: string }
        Returns: Json
      }
      my_portfolio: {
        Args: never
        Returns: Json
      }
      my_practice: {
        Args: never
        Returns: Json
      }
      my_programs: {
        Args: never
        Returns: Json
      }
      my_push_devices: {
        Args: never
        Returns: {
          id: string
          user_agent: string
          created_at: string
          last_used_at: string
          is_current: boolean
        }[]
      }
      my_saved_openings: {
        Args: { page?: number }
        Returns: Json
      }
      my_school_links: {
        Args: never
        Returns: Json
      }
      my_school_partners: {
        Args: never
        Returns: Json
      }
      my_school_recommendations: {
        Args: { opening_id?: string }
        Returns: Json
      }
      my_sessions: {
        Args: never
        Returns: {
          id: string
          created_at: string
          last_used_at: string
          user_agent: string
          ip: string
          is_current: boolean
        }[]
      }
      my_simulations: {
        Args: never
        Returns: {
          enrollment_id: string
          mission_id: string
          title: string
          company: string
          category: Database["public"]["Enums"]["mission_category"]
          difficulty: Database["public"]["Enums"]["mission_difficulty"]
          skills: string[]
          status: Database["public"]["Enums"]["enrollment_status"]
          progress: number
          seconds_spent: number
          seconds_of_7_days: number
          attempts: number
          started_at: string
          updated_at: string
          due_at: string
          completed_at: string
          certificate_code: string
        }[]
      }
      my_skills: {
        Args: never
        Returns: Json
      }
      my_talk_offer: {
        Args: never
        Returns: Json
      }
      my_talks: {
        Args: never
        Returns: Json
      }
      needs_password: {
        Args: never
        Returns: boolean
      }
      needs_second_factor: {
        Args: { held: Database["public"]["Tables"]["user_roles"]["Row"] }
        Returns: boolean
      }
      network_waiting: {
        Args: { profile: Database["public"]["Tables"]["profiles"]["Row"] }
        Returns: number
      }
      next_mission: {
        Args: { mission_id: string }
        Returns: {
          category: Database["public"]["Enums"]["mission_category"]
          closes_on: string | null
          difficulty: Database["public"]["Enums"]["mission_difficulty"]
          feedback_days: number
          hours: number
          is_open: boolean
          language: string
          languages: string[]
          median_hours: number | null
          mission_id: string
          organization_id: string
          organization_kind: Database["public"]["Enums"]["organization_kind"]
          organization_name: string
          outline: Json
          published_at: string
          rubric: Json | null
          skills: string[]
          starts: number | null
          summary: string
          title: string
          translations: Json
          version: number
          words: string
        }[]
        SetofOptions: {
          from: "*"
          to: "mission_listings"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      note_admin_attempt: {
        Args: { attempted_email: string }
        Returns: undefined
      }
      note_audit_export: {
        Args: { filter: Json }
        Returns: undefined
      }
      note_domain_proof: {
        Args: { domain_id: string }
        Returns: undefined
      }
      note_export_progress: {
        Args: { export: string; held_lease: string; percent: number; step: string }
        Returns: undefined
      }
      note_setup_address: {
        Args: { seen: string }
        Returns: undefined
      }
      offer_template: {
        Args: { mission_id: string; offered?: boolean; reason: string }
        Returns: undefined
      }
      offers_single_sign_on: {
        Args: { email: string }
        Returns: boolean
      }
      open_application: {
        Args: { application_id: string }
        Returns: Json
      }
      open_card: {
        Args: { card: string }
        Returns: Json
      }
      open_conversation: {
        Args: { conversation_id: string; first_number?: number; last_number?: number }
        Returns: Json
      }
      open_platform_launch: {
        Args: { binding_hash: string; claims: Json; code: string; platform_id: string; state: string }
        Returns: string
      }
      open_pool: {
        Args: { pool_id: string }
        Returns: Json
      }
      open_roster_sync: {
        Args: { format: string; is_complete: boolean; sync_id: string }
        Returns: undefined
      }
      opening_agreements: {
        Args: { opening_id: string }
        Returns: Json
      }
      opening_analytics: {
        Args: { opening?: string; organization?: string; unit?: string; weeks?: number }
        Returns: Json
      }
      opening_editor: {
        Args: { opening_id?: string; organization?: string }
        Returns: Json
      }
      opening_feed: {
        Args: { organization_slug: string }
        Returns: Json
      }
      opening_human_reviews: {
        Args: { opening_id: string }
        Returns: Json
      }
      opening_list: {
        Args: { is_archived?: boolean; organization?: string }
        Returns: Json
      }
      opening_match: {
        Args: { opening_id: string }
        Returns: Json
      }
      opening_page: {
        Args: { slug: string }
        Returns: Json
      }
      opening_pipeline: {
        Args: { filter?: Json; opening_id: string; shown?: Json }
        Returns: Json
      }
      opening_posts: {
        Args: { organization: string }
        Returns: Json
      }
      opening_problems: {
        Args: { opening_id: string }
        Returns: Json
      }
      opening_questions: {
        Args: { opening_id: string }
        Returns: Json
      }
      opening_queue: {
        Args: never
        Returns: Json
      }
      organization_answers: {
        Args: { organization_id: string }
        Returns: Json
      }
      organization_contacts: {
        Args: { before?: string; wanted_status?: string }
        Returns: Json
      }
      organization_dossier: {
        Args: { organization_id: string }
        Returns: Json
      }
      organization_home: {
        Args: never
        Returns: Json
      }
      organization_logos: {
        Args: { ids?: string[]; slugs?: string[] }
        Returns: {
          organization_id: string
          slug: string
          logo: string
        }[]
      }
      organization_requests: {
        Args: { narrowed?: string; page?: number; page_size?: number; search?: string; wanted_kind?: Database["public"]["Enums"]["organization_kind"]; wanted_status?: Database["public"]["Enums"]["organization_status"] }
        Returns: {
          id: string
          kind: Database["public"]["Enums"]["organization_kind"]
          name: string
          website: string
          siret: string
          status: Database["public"]["Enums"]["organization_status"]
          heard_from: string
          created_at: string
          updated_at: string
          decided_at: string
          decision_reason: string
          applicant_name: string
          applicant_title: string
          applicant_email: string
          email_confirmed: boolean
          email_matches_website: boolean
          free_mail: boolean
          duplicates: number
          awaits_answer: boolean
          verified_until: string
          total: number
        }[]
      }
      partnership: {
        Args: { partnership_id: string }
        Returns: Json
      }
      partnership_students: {
        Args: { page?: number; partnership_id: string }
        Returns: Json
      }
      person_page: {
        Args: { wanted_handle: string }
        Returns: Json
      }
      platform_analytics: {
        Args: { role?: string; weeks?: number }
        Returns: Json
      }
      platform_registration: {
        Args: { code: string }
        Returns: Json
      }
      play_mission: {
        Args: { enrollment_id: string }
        Returns: Json
      }
      preview_application: {
        Args: { application: Json; opening_id: string }
        Returns: Json
      }
      preview_bulk_act: {
        Args: { act: Database["public"]["Enums"]["bulk_act"]; people: string[]; wanted?: Database["public"]["Enums"]["app_role"] }
        Returns: Json
      }
      program_cell: {
        Args: { mission_id: string; program_id: string; student_id: string }
        Returns: Json
      }
      program_choices: {
        Args: { organization: string }
        Returns: Json
      }
      program_page: {
        Args: { program_id: string }
        Returns: Json
      }
      project_board: {
        Args: never
        Returns: Json
      }
      propose_interview: {
        Args: { application_id: string; interview_id?: string; proposal: Json; revision?: number }
        Returns: string
      }
      propose_partnership: {
        Args: { contact?: string; mine: string; note?: string; other: string; terms: Json }
        Returns: string
      }
      propose_terms: {
        Args: { contact?: string; note?: string; partnership_id: string; seen_version: number; terms: Json }
        Returns: number
      }
      provision: {
        Args: { token: string; wanted: Json }
        Returns: Json
      }
      provisioned_people: {
        Args: { organization_id: string; page?: number; words?: string }
        Returns: Json
      }
      provisioning: {
        Args: { organization_id: string }
        Returns: Json
      }
      public_address_parts: {
        Args: { most?: number }
        Returns: Json
      }
      public_addresses: {
        Args: { after_key?: string; most?: number; wanted_kind: string }
        Returns: Json
      }
      public_makers: {
        Args: { available?: boolean; page?: number; search?: string[]; skill?: string; sort?: string }
        Returns: Json
      }
      public_missions: {
        Args: { category?: Database["public"]["Enums"]["mission_category"]; company?: string; difficulty?: Database["public"]["Enums"]["mission_difficulty"]; language?: string; most_hours?: number; page?: number; search?: string[]; sort?: string }
        Returns: Json
      }
      public_organizations: {
        Args: { kind: Database["public"]["Enums"]["organization_kind"]; page?: number; place?: string; search?: string[]; sector?: string; size?: string; sort?: string }
        Returns: Json
      }
      public_settings: {
        Args: never
        Returns: Json
      }
      publish_event: {
        Args: { event_id: string }
        Returns: undefined
      }
      publish_legal_text: {
        Args: { base_revision: number; kind: Database["public"]["Enums"]["legal_kind"] }
        Returns: number
      }
      publish_mission: {
        Args: { leave_out?: string[]; mission_id: string; note?: string }
        Returns: number
      }
      publish_opening: {
        Args: { opening_id: string; seen_revision?: number }
        Returns: string
      }
      push_key: {
        Args: { offered_private?: Json; offered_public?: string }
        Returns: Json
      }
      push_public_key: {
        Args: never
        Returns: string
      }
      put_posting_on_board: {
        Args: { card: Json; posting_id: string }
        Returns: string
      }
      queued_missions: {
        Args: { show?: string }
        Returns: {
          mission_id: string
          mission_title: string
          languages: string[]
        }[]
      }
      rate_client: {
        Args: { project_id: string; scores: Json; words: string }
        Returns: undefined
      }
      rate_own_work: {
        Args: { criterion: string; enrollment_id: string; level: number }
        Returns: undefined
      }
      rating_page: {
        Args: { token: string }
        Returns: Json
      }
      read_calendar_feed: {
        Args: { token: string }
        Returns: Json
      }
      read_mission_in: {
        Args: { enrollment_id: string; language: string }
        Returns: undefined
      }
      received_interviews: {
        Args: { application_id: string }
        Returns: Json
      }
      recommend_opening: {
        Args: { cohorts: string[]; opening_id: string; organization: string; words?: string }
        Returns: number
      }
      recommendation_groups: {
        Args: { organization: string }
        Returns: Json
      }
      recommended_openings: {
        Args: { page?: number }
        Returns: Json
      }
      record_view: {
        Args: { case_id?: string; mission_id?: string; opening_id?: string; organization_id?: string }
        Returns: undefined
      }
      recovery_codes_left: {
        Args: never
        Returns: number
      }
      register_for_event: {
        Args: { event_id: string }
        Returns: string
      }
      register_learning_platform: {
        Args: { code: string; fields: Json }
        Returns: string
      }
      reject_organization: {
        Args: { organization_id: string; reason: string }
        Returns: undefined
      }
      related_missions: {
        Args: { mission_id: string }
        Returns: Json
      }
      relation_with: {
        Args: { wanted_handle: string }
        Returns: Json
      }
      release_case: {
        Args: { case_id: string }
        Returns: undefined
      }
      release_review: {
        Args: { submission_id: string }
        Returns: undefined
      }
      remind_late_students: {
        Args: { program_id: string }
        Returns: number
      }
      remove_connection: {
        Args: { person: string }
        Returns: undefined
      }
      remove_department: {
        Args: { department: string; organization: string }
        Returns: undefined
      }
      remove_email_domain: {
        Args: { domain_id: string }
        Returns: undefined
      }
      remove_entry: {
        Args: { entry_id: string }
        Returns: undefined
      }
      remove_learning_platform: {
        Args: { platform_id: string }
        Returns: undefined
      }
      remove_member: {
        Args: { organization: string; person: string }
        Returns: undefined
      }
      remove_starter_missions: {
        Args: { names: string[] }
        Returns: number
      }
      remove_student: {
        Args: { student_id: string }
        Returns: undefined
      }
      remove_students: {
        Args: { selection: Json }
        Returns: number
      }
      remove_talk_slots: {
        Args: { slot_ids: string[] }
        Returns: number
      }
      rename_label: {
        Args: { label: string; new_name?: string }
        Returns: number
      }
      reopen_student_import: {
        Args: { import_id: string }
        Returns: number
      }
      replay_webhook: {
        Args: { delivery_id: string }
        Returns: undefined
      }
      reply_to_suspension: {
        Args: { organization_id: string; reply: string }
        Returns: undefined
      }
      report_content: {
        Args: { also_block?: boolean; details?: string; id: string; kind: Database["public"]["Enums"]["report_subject"]; reason: Database["public"]["Enums"]["report_reason"] }
        Returns: undefined
      }
      request_account_deletion: {
        Args: never
        Returns: string
      }
      request_again: {
        Args: { name: string; organization_id: string; siret: string; website: string }
        Returns: undefined
      }
      request_export: {
        Args: never
        Returns: string
      }
      request_rectification: {
        Args: { about: string; body: string }
        Returns: string
      }
      require_single_sign_on: {
        Args: { break_glass: string; organization: string }
        Returns: undefined
      }
      resend_admin_invitation: {
        Args: { invitation_id: string }
        Returns: string
      }
      resend_mission_invitation: {
        Args: { invitation_id: string }
        Returns: undefined
      }
      resend_team_invitation: {
        Args: { invitation_id: string }
        Returns: undefined
      }
      reset_mail_text: {
        Args: { kind: string; language: string }
        Returns: undefined
      }
      reset_second_factor: {
        Args: { person: string; reason: string }
        Returns: undefined
      }
      resolve_access_token: {
        Args: { scope?: string; token: string }
        Returns: Json
      }
      restore_account: {
        Args: { person: string; reason: string }
        Returns: undefined
      }
      restore_case: {
        Args: { case_id: string }
        Returns: undefined
      }
      restore_mission: {
        Args: { mission_id: string }
        Returns: undefined
      }
      restore_organization: {
        Args: { organization_id: string; reason: string }
        Returns: undefined
      }
      retire_entry: {
        Args: { kind: Database["public"]["Enums"]["catalogue_kind"]; reason: string; retire?: boolean; slug: string }
        Returns: undefined
      }
      reveal_candidate: {
        Args: { submission_id: string }
        Returns: Json
      }
      review_pace: {
        Args: never
        Returns: Json
      }
      review_queue: {
        Args: { mission?: string; only_overdue?: boolean; page?: number; passed_on?: boolean; revised?: boolean; show?: string; written_in?: string }
        Returns: {
          submission_id: string
          mission_id: string
          mission_title: string
          attempt: number
          submitted_at: string
          due_at: string
          is_passed_on: boolean
          claimed_by_me: boolean
          is_claimed: boolean
          delivered_at: string
          verdict: Database["public"]["Enums"]["review_verdict"]
          total: number
          is_more: boolean
          language: string
          title_language: string
        }[]
      }
      review_work: {
        Args: { submission_id: string }
        Returns: Json
      }
      revoke_access_token: {
        Args: { token_id: string }
        Returns: undefined
      }
      revoke_certificate: {
        Args: { reason: string; wanted_code: string }
        Returns: undefined
      }
      revoke_role: {
        Args: { held: Database["public"]["Enums"]["app_role"]; person: string; reason: string }
        Returns: undefined
      }
      revoke_share: {
        Args: { share_id: string }
        Returns: undefined
      }
      roster: {
        Args: never
        Returns: Json
      }
      roster_sync: {
        Args: { organization_id: string }
        Returns: Json
      }
      roster_sync_answer: {
        Args: { sync_id: string }
        Returns: Json
      }
      rotate_credential_key: {
        Args: { revoke?: boolean }
        Returns: number
      }
      rotate_tool_key: {
        Args: { organization: string }
        Returns: undefined
      }
      rotate_webhook_secret: {
        Args: { endpoint_id: string }
        Returns: Json
      }
      run_bulk_act: {
        Args: { act: Database["public"]["Enums"]["bulk_act"]; ends_at?: string; people: string[]; reason?: string; wanted?: Database["public"]["Enums"]["app_role"] }
        Returns: Json
      }
      save_agreement: {
        Args: { agreement_id: string; base_revision: number; document: Json }
        Returns: number
      }
      save_announcement: {
        Args: { announcement_id?: string; base_revision?: number; document: Json }
        Returns: string
      }
      save_case: {
        Args: { base_revision?: number; case_id?: string; document: Json }
        Returns: Json
      }
      save_cohort: {
        Args: { cohort_id: string; fields: Json }
        Returns: string
      }
      save_department: {
        Args: { department?: string; name: string; organization: string }
        Returns: string
      }
      save_entry: {
        Args: { entry_id: string; keep_until: string; note: string; owner: string; tags: string[] }
        Returns: undefined
      }
      save_event: {
        Args: { base_revision?: number; document: Json; event_id: string; organization: string }
        Returns: string
      }
      save_job: {
        Args: { document: Json; slug?: string }
        Returns: string
      }
      save_legal_draft: {
        Args: { base_revision?: number; body_en: string; body_fr: string; changes_en: string; changes_fr: string; kind: Database["public"]["Enums"]["legal_kind"]; needs_consent: boolean }
        Returns: number
      }
      save_legal_minimum: {
        Args: { document: Json; minimum_id?: string }
        Returns: string
      }
      save_mail_text: {
        Args: { base_revision?: number; body: string; kind: string; language: string; subject: string }
        Returns: number
      }
      save_maker_profile: {
        Args: { base_revision: number; document: Json }
        Returns: number
      }
      save_mission_draft: {
        Args: { base_revision: number; draft: Json; mission_id: string }
        Returns: number
      }
      save_my_profile: {
        Args: { base_revision: number; document: Json }
        Returns: number
      }
      save_opening: {
        Args: { base_revision?: number; document: Json; opening_id?: string }
        Returns: string
      }
      save_opening_search: {
        Args: { alerts?: string; filter: Json; name: string; sort?: string }
        Returns: string
      }
      save_opening_stage: {
        Args: { answer_days?: number; kind?: string; name?: string; opening_id: string; stage_id?: string }
        Returns: string
      }
      save_organization_profile: {
        Args: { base_revision: number; document: Json; organization: string }
        Returns: number
      }
      save_plan_notes: {
        Args: { base_revision: number; notes: string }
        Returns: number
      }
      save_pool: {
        Args: { is_shared: boolean; name: string; pool_id?: string }
        Returns: string
      }
      save_practice_answer: {
        Args: { answer: Json; base_revision: number; question: string }
        Returns: number
      }
      save_program: {
        Args: { base_revision?: number; document: Json; organization: string; program_id?: string }
        Returns: string
      }
      save_push_device: {
        Args: { auth: string; endpoint: string; p256dh: string }
        Returns: string
      }
      save_question: {
        Args: { document: Json; slug?: string }
        Returns: string
      }
      save_review: {
        Args: { comments?: Json; replies?: Json; scores: Json; submission_id: string; summary: string }
        Returns: undefined
      }
      save_roster_sync: {
        Args: { applies_itself: boolean; most_leavers: number; organization_id: string }
        Returns: undefined
      }
      save_search: {
        Args: { filter: Json; name: string; sort?: string }
        Returns: string
      }
      save_settings: {
        Args: { changes: Json; section: string; seen: Json }
        Returns: Json
      }
      save_sign_on_attributes: {
        Args: { attributes: Json; organization: string }
        Returns: undefined
      }
      save_skill: {
        Args: { aliases?: string[]; category: string; name_en: string; name_fr: string; slug?: string }
        Returns: string
      }
      save_step: {
        Args: { base_revision: number; draft: Json; enrollment_id: string; seconds?: number; step_id: string }
        Returns: number
      }
      save_student: {
        Args: { fields: Json; student_id: string }
        Returns: string
      }
      save_talk_offer: {
        Args: { document: Json }
        Returns: undefined
      }
      save_wording_rule: {
        Args: { document: Json; rule_id?: string }
        Returns: string
      }
      school_agreements: {
        Args: { organization: string }
        Returns: Json
      }
      school_analytics: {
        Args: { cohort?: string; organization: string; program?: string; unit?: string; weeks?: number }
        Returns: Json
      }
      school_attestations: {
        Args: { organization: string; page?: number; search?: string }
        Returns: Json
      }
      school_home: {
        Args: never
        Returns: Json
      }
      school_invitation: {
        Args: { token: string }
        Returns: Json
      }
      school_openings: {
        Args: { filter?: Json; organization: string; page?: number }
        Returns: Json
      }
      school_page: {
        Args: { wanted_slug: string }
        Returns: Json
      }
      school_panel: {
        Args: { organization: string }
        Returns: Json
      }
      school_placements: {
        Args: { organization: string }
        Returns: Json
      }
      school_programs: {
        Args: { organization: string; search?: string; show?: string }
        Returns: Json
      }
      search_messages: {
        Args: { before?: string; words: string }
        Returns: Json
      }
      self_check_of: {
        Args: { submission_id: string }
        Returns: Json
      }
      send_back_opening: {
        Args: { opening_id: string; reason: string }
        Returns: undefined
      }
      send_contact_message: {
        Args: { email: string; language: string; message: string; name: string; topic: string; website?: string }
        Returns: undefined
      }
      send_feedback: {
        Args: { kind: string; language: string; message: string; page: string }
        Returns: undefined
      }
      send_message: {
        Args: { body: string; conversation_id: string; files?: Json; message_id: string }
        Returns: Json
      }
      send_offer: {
        Args: { application_id: string; offer: Json; replaces?: string }
        Returns: string
      }
      send_setup_code: {
        Args: never
        Returns: undefined
      }
      set_attendance: {
        Args: { is_there: boolean; registration_id: string }
        Returns: undefined
      }
      set_mission_access: {
        Args: { by_invitation: boolean; closes_on?: string; mission_id: string }
        Returns: undefined
      }
      set_my_discovery: {
        Args: { hidden: string[]; is_findable: boolean }
        Returns: undefined
      }
      set_my_page: {
        Args: { wanted_handle: string; wanted_shown: string[]; wanted_visibility: Database["public"]["Enums"]["profile_visibility"] }
        Returns: undefined
      }
      set_opening_status: {
        Args: { opening_id: string; status: string }
        Returns: undefined
      }
      set_operator: {
        Args: { address: string; director?: string; email: string; host?: string; name: string }
        Returns: undefined
      }
      set_partner_consent: {
        Args: { partnership_id: string; student_id: string; visibility: string }
        Returns: undefined
      }
      set_partnership_contact: {
        Args: { partnership_id: string; person: string }
        Returns: undefined
      }
      set_school_sharing: {
        Args: { shares: string[]; student_id: string }
        Returns: undefined
      }
      set_target_jobs: {
        Args: { chosen: string[] }
        Returns: undefined
      }
      share_agreement: {
        Args: { agreement_id: string }
        Returns: undefined
      }
      share_placement: {
        Args: { is_shared: boolean; placement_id: string }
        Returns: undefined
      }
      share_plan_notes: {
        Args: { school?: string }
        Returns: undefined
      }
      share_project: {
        Args: { project_id: string }
        Returns: string
      }
      share_reviews: {
        Args: { mission_id: string; shares: boolean }
        Returns: undefined
      }
      shared_plan_notes: {
        Args: { page?: number; search?: string }
        Returns: Json
      }
      shared_profile: {
        Args: { card: string }
        Returns: Json
      }
      show_me_to: {
        Args: { organization_id: string }
        Returns: undefined
      }
      show_on_certificate: {
        Args: { choice: Json; wanted_code: string }
        Returns: undefined
      }
      similar_missions: {
        Args: { mission_id: string }
        Returns: {
          category: Database["public"]["Enums"]["mission_category"]
          closes_on: string | null
          difficulty: Database["public"]["Enums"]["mission_difficulty"]
          feedback_days: number
          hours: number
          is_open: boolean
          language: string
          languages: string[]
          median_hours: number | null
          mission_id: string
          organization_id: string
          organization_kind: Database["public"]["Enums"]["organization_kind"]
          organization_name: string
          outline: Json
          published_at: string
          rubric: Json | null
          skills: string[]
          starts: number | null
          summary: string
          title: string
          translations: Json
          version: number
          words: string
        }[]
        SetofOptions: {
          from: "*"
          to: "mission_listings"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      single_sign_on: {
        Args: { organization: string }
        Returns: Json
      }
      skills_path: {
        Args: { essential: string[]; optional: string[] }
        Returns: Json
      }
      start_agreement: {
        Args: { placement_id: string }
        Returns: string
      }
      start_conversation: {
        Args: { person: string }
        Returns: string
      }
      start_live_practice: {
        Args: { questions: string[]; seconds: number }
        Returns: string
      }
      start_mission: {
        Args: { language?: string; mission_id: string }
        Returns: string
      }
      start_setup: {
        Args: never
        Returns: undefined
      }
      start_timer: {
        Args: { project_id: string }
        Returns: undefined
      }
      starter_missions: {
        Args: never
        Returns: Json
      }
      stop_timer: {
        Args: never
        Returns: undefined
      }
      store_identity_provider: {
        Args: { entity: string; organization: string; provider: string }
        Returns: undefined
      }
      story_material: {
        Args: never
        Returns: Json
      }
      student_import: {
        Args: { import_id: string; page?: number; show?: string }
        Returns: Json
      }
      student_page: {
        Args: { student_id: string }
        Returns: Json
      }
      submit_scorecard: {
        Args: { application_id: string; recommendation: string; scores: Json; words: string }
        Returns: undefined
      }
      submit_work: {
        Args: { enrollment_id: string; own_work: boolean; reflection?: string; written_in?: string }
        Returns: string
      }
      suspend_account: {
        Args: { ends_at?: string; person: string; reason: string }
        Returns: undefined
      }
      suspend_organization: {
        Args: { ends_at?: string; organization_id: string; reason: string }
        Returns: undefined
      }
      switch_webhook: {
        Args: { endpoint_id: string; is_on: boolean }
        Returns: undefined
      }
      take_verification: {
        Args: { organization_id: string; reason: string }
        Returns: undefined
      }
      talk_page: {
        Args: { host: string }
        Returns: Json
      }
      team: {
        Args: { organization: string }
        Returns: Json
      }
      team_invitation: {
        Args: { invitation_id: string }
        Returns: Json
      }
      template_candidates: {
        Args: { page?: number; search?: string }
        Returns: {
          mission_id: string
          title: string
          organization: string
          category: Database["public"]["Enums"]["mission_category"]
          language: string
          version: number
          offered_version: number
          offered_at: string
          total: number
        }[]
      }
      test_webhook: {
        Args: { endpoint_id: string }
        Returns: string
      }
      texts_due: {
        Args: { profile: Database["public"]["Tables"]["profiles"]["Row"] }
        Returns: Json
      }
      tool_key: {
        Args: { offered_private?: Json; offered_public?: Json; school: string }
        Returns: Json
      }
      tool_public_keys: {
        Args: { school: string }
        Returns: Json
      }
      turn_off_push: {
        Args: { token: string }
        Returns: undefined
      }
      undo_bulk_act: {
        Args: { batch: string }
        Returns: number
      }
      undo_student_import: {
        Args: { import_id: string }
        Returns: number
      }
      unlink_school: {
        Args: { student_id: string }
        Returns: undefined
      }
      unread_conversations: {
        Args: never
        Returns: number
      }
      unshare_project: {
        Args: { project_id: string }
        Returns: undefined
      }
      unsubscribe: {
        Args: { token: string; topic: string }
        Returns: undefined
      }
      use_recovery_code: {
        Args: { code: string }
        Returns: boolean
      }
      verify_organization: {
        Args: { checks: string[]; note?: string; organization_id: string }
        Returns: string
      }
      vote_for_mission: {
        Args: { is_wanted: boolean; mission_id: string; program_id: string }
        Returns: undefined
      }
      webhooks: {
        Args: { organization_id: string }
        Returns: Json
      }
      withdraw_admin_invitation: {
        Args: { invitation_id: string }
        Returns: undefined
      }
      withdraw_application: {
        Args: { application_id: string }
        Returns: undefined
      }
      withdraw_contact: {
        Args: { request_id: string }
        Returns: undefined
      }
      withdraw_extension: {
        Args: { mission_id: string; program_id: string; student_id: string }
        Returns: undefined
      }
      withdraw_mentoring: {
        Args: { mentorship_id: string }
        Returns: undefined
      }
      withdraw_mission_invitation: {
        Args: { invitation_id: string }
        Returns: undefined
      }
      withdraw_offer: {
        Args: { offer_id: string; reason: string }
        Returns: undefined
      }
      withdraw_recommendation: {
        Args: { recommendation_id: string }
        Returns: undefined
      }
      withdraw_request: {
        Args: { person: string }
        Returns: undefined
      }
      withdraw_student_invitations: {
        Args: { selection: Json }
        Returns: number
      }
      withdraw_team_invitation: {
        Args: { invitation_id: string }
        Returns: undefined
      }
      work_for_school: {
        Args: { enrollment_id: string }
        Returns: Json
      }
      write_co_review: {
        Args: { body: string; submission_id: string }
        Returns: string
      }
      write_to_maker: {
        Args: { email: string; handle: string; message: string; name: string; website?: string }
        Returns: undefined
      }
    }
    Enums: {
      administration_role: "owner" | "support" | "moderation" | "content"
      app_role: "candidate" | "company" | "admin" | "academia" | "on_maker"
      availability: "unsaid" | "now" | "from_date" | "listening" | "closed"
      bulk_act: "suspend" | "restore" | "confirm" | "grant"
      catalogue_kind: "skill" | "job" | "question"
      connection_status: "pending" | "connected"
      enrollment_status: "in_progress" | "submitted" | "changes_requested" | "validated" | "not_validated" | "left"
      inbox_source: "contact" | "feedback"
      inbox_status: "open" | "answered" | "archived"
      language_level: "a1" | "a2" | "b1" | "b2" | "c1" | "c2" | "native"
      legal_kind: "privacy" | "terms"
      mail_choice: "at_once" | "digest" | "never"
      member_role: "owner" | "recruiter" | "reviewer" | "adviser" | "teacher"
      mission_category: "marketing" | "communication" | "data" | "web" | "design" | "product" | "sales" | "support" | "hr" | "finance" | "operations" | "sustainability"
      mission_difficulty: "beginner" | "intermediate" | "advanced"
      mission_status: "draft" | "published" | "archived"
      moderation_decision: "no_violation" | "remove_content" | "warn" | "pause_messages" | "suspend_account" | "suspend_organization"
      network_circle: "everyone" | "related" | "nobody"
      organization_kind: "company" | "academia" | "on_maker"
      organization_status: "pending" | "approved" | "rejected" | "suspended"
      profile_visibility: "private" | "partners" | "public"
      question_kind: "about" | "motivation" | "behaviour" | "situation" | "technical" | "closing"
      remote_wish: "any" | "on_site" | "hybrid" | "remote"
      report_reason: "spam" | "harassment" | "impersonation" | "inappropriate" | "discrimination" | "real_work" | "scam" | "not_a_job" | "asks_for_money" | "free_work" | "other"
      report_subject: "person" | "message" | "mission" | "organization" | "event" | "talk" | "case_study" | "rating" | "opening"
      review_verdict: "validated" | "revise" | "not_validated"
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type Schemas = Omit<Database, "__InternalSupabase">
type DefaultSchema = "public"
type InSchema = { schema: keyof Schemas }
type Readable<Schema extends keyof Schemas> = Schemas[Schema]["Tables"] & Schemas[Schema]["Views"]
type Part<Relation, Kind extends string> = Relation extends Record<Kind, infer Found> ? Found : never

export type Tables<
  Name extends keyof Readable<DefaultSchema> | InSchema,
  Member extends Name extends InSchema ? keyof Readable<Name["schema"]> : never = never,
> = Name extends InSchema
  ? Part<Readable<Name["schema"]>[Extract<Member, keyof Readable<Name["schema"]>>], "Row">
  : Part<Readable<DefaultSchema>[Extract<Name, keyof Readable<DefaultSchema>>], "Row">

export type TablesInsert<
  Name extends keyof Schemas[DefaultSchema]["Tables"] | InSchema,
  Member extends Name extends InSchema ? keyof Schemas[Name["schema"]]["Tables"] : never = never,
> = Name extends InSchema
  ? Part<Schemas[Name["schema"]]["Tables"][Extract<Member, keyof Schemas[Name["schema"]]["Tables"]>], "Insert">
  : Part<Schemas[DefaultSchema]["Tables"][Extract<Name, keyof Schemas[DefaultSchema]["Tables"]>], "Insert">

export type TablesUpdate<
  Name extends keyof Schemas[DefaultSchema]["Tables"] | InSchema,
  Member extends Name extends InSchema ? keyof Schemas[Name["schema"]]["Tables"] : never = never,
> = Name extends InSchema
  ? Part<Schemas[Name["schema"]]["Tables"][Extract<Member, keyof Schemas[Name["schema"]]["Tables"]>], "Update">
  : Part<Schemas[DefaultSchema]["Tables"][Extract<Name, keyof Schemas[DefaultSchema]["Tables"]>], "Update">

export type Enums<
  Name extends keyof Schemas[DefaultSchema]["Enums"] | InSchema,
  Member extends Name extends InSchema ? keyof Schemas[Name["schema"]]["Enums"] : never = never,
> = Name extends InSchema
  ? Schemas[Name["schema"]]["Enums"][Extract<Member, keyof Schemas[Name["schema"]]["Enums"]>]
  : Schemas[DefaultSchema]["Enums"][Extract<Name, keyof Schemas[DefaultSchema]["Enums"]>]

export type CompositeTypes<
  Name extends keyof Schemas[DefaultSchema]["CompositeTypes"] | InSchema,
  Member extends Name extends InSchema ? keyof Schemas[Name["schema"]]["CompositeTypes"] : never = never,
> = Name extends InSchema
  ? Schemas[Name["schema"]]["CompositeTypes"][Extract<Member, keyof Schemas[Name["schema"]]["CompositeTypes"]>]
  : Schemas[DefaultSchema]["CompositeTypes"][Extract<Name, keyof Schemas[DefaultSchema]["CompositeTypes"]>]

export const Constants = {
  public: {
    Enums: {
      administration_role: ["owner", "support", "moderation", "content"],
      app_role: ["candidate", "company", "admin", "academia", "on_maker"],
      availability: ["unsaid", "now", "from_date", "listening", "closed"],
      bulk_act: ["suspend", "restore", "confirm", "grant"],
      catalogue_kind: ["skill", "job", "question"],
      connection_status: ["pending", "connected"],
      enrollment_status: ["in_progress", "submitted", "changes_requested", "validated", "not_validated", "left"],
      inbox_source: ["contact", "feedback"],
      inbox_status: ["open", "answered", "archived"],
      language_level: ["a1", "a2", "b1", "b2", "c1", "c2", "native"],
      legal_kind: ["privacy", "terms"],
      mail_choice: ["at_once", "digest", "never"],
      member_role: ["owner", "recruiter", "reviewer", "adviser", "teacher"],
      mission_category: ["marketing", "communication", "data", "web", "design", "product", "sales", "support", "hr", "finance", "operations", "sustainability"],
      mission_difficulty: ["beginner", "intermediate", "advanced"],
      mission_status: ["draft", "published", "archived"],
      moderation_decision: ["no_violation", "remove_content", "warn", "pause_messages", "suspend_account", "suspend_organization"],
      network_circle: ["everyone", "related", "nobody"],
      organization_kind: ["company", "academia", "on_maker"],
      organization_status: ["pending", "approved", "rejected", "suspended"],
      profile_visibility: ["private", "partners", "public"],
      question_kind: ["about", "motivation", "behaviour", "situation", "technical", "closing"],
      remote_wish: ["any", "on_site", "hybrid", "remote"],
      report_reason: ["spam", "harassment", "impersonation", "inappropriate", "discrimination", "real_work", "scam", "not_a_job", "asks_for_money", "free_work", "other"],
      report_subject: ["person", "message", "mission", "organization", "event", "talk", "case_study", "rating", "opening"],
      review_verdict: ["validated", "revise", "not_validated"],
    },
  },
} as const
